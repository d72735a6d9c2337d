import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import type { CaseOfTools } from "../sections/StackCatalogue/BuiltCase";
import { StackCatalogue } from "../sections/StackCatalogue/StackCatalogue";

type QueriedCase = NonNullable<Queries.StackPageQuery["allStackCategory"]["nodes"][number]["example"]>;

/** A case as its category shows it, if its picture could be processed. */
function builtCase(queried: QueriedCase | null): CaseOfTools | undefined {
  const image = queried?.image.childImageSharp?.gatsbyImageData;
  if (!queried || !image) return undefined;
  const { measures, ...facts } = queried;
  return { ...facts, image, measure: measures?.[0] };
}

/** /stack-technique: the tools, by category. */
export default function StackPage({ data }: PageProps<Queries.StackPageQuery>) {
  const { pageTexts, allStackCategory, allPortfolioCase } = data;
  if (!pageTexts?.invitation) {
    throw new Error("data/pages.json has no entry «stack-technique», or no invitation in it");
  }
  const categories = allStackCategory.nodes.map(({ example, ...category }) => ({
    ...category,
    example: builtCase(example),
  }));
  return (
    <main id="contenu">
      <Metadata {...pageTexts} />
      <StackCatalogue
        heading={pageTexts.heading}
        lead={pageTexts.lead}
        categories={categories}
        caseCount={allPortfolioCase.totalCount}
        closing={pageTexts.invitation}
      />
    </main>
  );
}

export const query = graphql`
  query StackPage {
    pageTexts(key: { eq: "stack-technique" }) {
      ...PageTextsFields
      invitation {
        title
        text
      }
    }
    allStackCategory(sort: { position: ASC }) {
      nodes {
        title
        icon
        description
        tools {
          anchor
          name
          description
          url
          logoUrl
          emoji
          isNew
          cases
        }
        example {
          slug
          title
          sector
          stack
          imageAlt: pictureAlt
          measures {
            label
            before
            afterText
            gain
          }
          image {
            childImageSharp {
              gatsbyImageData(width: 840, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [400, 840])
            }
          }
        }
      }
    }
    allPortfolioCase {
      totalCount
    }
  }
`;
