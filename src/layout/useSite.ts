import { graphql, useStaticQuery } from "gatsby";

export type SiteData = ReturnType<typeof useSite>;

/** Site data needed on every page: identity, links, menu. The only static query of the site. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteIdentity {
        name
        provider
        tagline
        absent
        contact {
          phone
          hours
        }
        links {
          booking
          profile
          profileLabel
          community
          communityLabel
          whatsapp
        }
      }
      allAssistantTopic {
        totalCount
      }
      allNavigationItem(sort: { position: ASC }) {
        nodes {
          label
          href
        }
      }
      allLegalPage(sort: { title: ASC }) {
        nodes {
          label: title
          href: path
        }
      }
    }
  `);
  if (!data.site || !data.siteIdentity) throw new Error("data/site.json was not read");
  const { absent, ...identity } = data.siteIdentity;
  /** Whether a band or a page of this site has something to show (`shownAt` of src/collections). */
  const has = (address: string): boolean => !absent.includes(address);
  return {
    ...identity,
    siteUrl: data.site.siteMetadata.siteUrl,
    has,
    navigation: data.allNavigationItem.nodes.filter(({ href }) => has(href)),
    legalPages: data.allLegalPage.nodes,
    hasAssistant: data.allAssistantTopic.totalCount > 0,
  };
}
