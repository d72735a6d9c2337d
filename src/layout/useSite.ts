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
        links {
          booking
          profile
          profileLabel
          community
          communityLabel
          whatsapp
        }
      }
      allNavigationItem(sort: { position: ASC }) {
        nodes {
          label
          href
        }
      }
    }
  `);
  if (!data.site || !data.siteIdentity) throw new Error("data/site.json was not read");
  return { ...data.siteIdentity, siteUrl: data.site.siteMetadata.siteUrl, navigation: data.allNavigationItem.nodes };
}
