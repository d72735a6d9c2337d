import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { portraitOf } from "../templates/page-fragments";
import { Thanks } from "../sections/Thanks/Thanks";
import { relatedCases } from "../templates/case-fragments";

/** /merci: confirmation of the contact form without JavaScript (docs/contrat.md, «Formulaire de contact»). */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { pageTexts, homeTexts, allMethodStep, allPortfolioCase } = data;
  const { links } = useSite();
  if (!pageTexts || !homeTexts) throw new Error("data/pages.json has no entry «merci», or data/home.json is gone");
  const { head, path, title, keywords, heading, lead } = pageTexts;
  const steps = { done: title, reader: portraitOf(homeTexts.about.portrait), method: allMethodStep.nodes };
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} path={path} />
      <Thanks
        heading={heading}
        lead={lead}
        booking={links.booking}
        steps={steps}
        cases={relatedCases(allPortfolioCase.nodes)}
      />
    </main>
  );
}

export const query = graphql`
  query ThanksPage {
    pageTexts(key: { eq: "merci" }) {
      ...PageTextsFields
    }
    homeTexts {
      about {
        portrait {
          image {
            childImageSharp {
              gatsbyImageData(width: 144, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [144])
            }
          }
          alt
          caption
        }
      }
    }
    allMethodStep(sort: { position: ASC }) {
      nodes {
        icon
        title
      }
    }
    allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }], limit: 2) {
      nodes {
        ...RelatedCaseWords
        image {
          childImageSharp {
            gatsbyImageData(
              width: 1152
              formats: [WEBP]
              placeholder: DOMINANT_COLOR
              breakpoints: [640, 1152]
              webpOptions: { quality: 90 }
            )
          }
        }
      }
    }
  }
`;
