import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { ProseBody } from "./ProseBody/ProseBody";
import { ServicePage } from "../sections/ServicePage/ServicePage";
import { priceLine } from "../shared/price-line";
import { paths } from "../shared/paths";

type Context = { cases: { slug: string; title: string; sector: string }[] };

/** The page of a service (an MDX file of content/services). */
export default function ServiceTemplate({ data, pageContext }: PageProps<Queries.ServicePageQuery, Context>) {
  const { servicePage } = data;
  if (!servicePage) throw new Error("The page of the service is gone from the data");
  const { head, path, slug, keywords, service, prose, ...texts } = servicePage;
  return (
    <main id="contenu">
      <Metadata
        head={head}
        title={texts.title}
        keywords={keywords}
        path={path}
        shareImage={`service-${slug}`}
        markdown
      />
      <ServicePage
        page={{ ...texts, service: service.title, price: priceLine(service) }}
        cases={pageContext.cases.map((one) => ({
          href: paths.caseStudy(one.slug),
          title: one.title,
          note: one.sector,
        }))}
      >
        <ProseBody html={prose.html} />
      </ServicePage>
    </main>
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    servicePage(id: { eq: $id }) {
      head {
        title
        description
      }
      path
      slug
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
        title
        published {
          name
          path
          bytes
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
