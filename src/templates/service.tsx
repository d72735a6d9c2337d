import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { ProseBody } from "./ProseBody/ProseBody";
import { ServicePage } from "../sections/ServicePage/ServicePage";
import { priceLine } from "../shared/price-line";
import { caseProof, relatedCases } from "./case-fragments";

/** Slugs; the first case is the proof of what the page promises. */
type Context = { cases: readonly string[] };

/** The page of a service (an MDX file of content/services). */
export default function ServiceTemplate({ data, pageContext }: PageProps<Queries.ServicePageQuery, Context>) {
  const { servicePage, cases } = data;
  if (!servicePage) throw new Error("The page of the service is gone from the data");
  const { head, path, keywords, service, prose, ...texts } = servicePage;
  const [first, ...others] = pageContext.cases;
  return (
    <main id="contenu">
      <Metadata head={head} title={texts.title} keywords={keywords} path={path} hasVersions />
      <ServicePage
        page={{ ...texts, service: service.title, price: priceLine(service) }}
        proof={caseProof(cases.nodes.find((one) => one.slug === first))}
        cases={relatedCases(cases.nodes, others)}
      >
        <ProseBody html={prose.html} />
      </ServicePage>
    </main>
  );
}

export const query = graphql`
  query ServicePage($id: String!, $cases: [String!]!) {
    cases: allPortfolioCase(filter: { slug: { in: $cases } }, sort: { slug: ASC }) {
      nodes {
        ...RelatedCase
        ...ProvenCase
      }
    }
    servicePage(id: { eq: $id }) {
      head {
        title
        description
      }
      path
      title
      keywords
      updated
      intro
      service {
        title
        price {
          text
        }
        priceFor
      }
      downloads {
        offered {
          ...DownloadOfferFields
        }
      }
      cta {
        title
        text
        label
      }
      prose {
        html
      }
    }
  }
`;
