import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { StackCatalogue } from "../sections/StackCatalogue/StackCatalogue";
import { caseProof } from "../templates/case-fragments";

/** /stack-technique: the tools, by category. */
export default function StackPage({ data }: PageProps<Queries.StackPageQuery>) {
  const { pageTexts, allStackCategory, allPortfolioCase } = data;
  if (!pageTexts?.invitation) {
    throw new Error("data/pages.json has no entry «stack-technique», or no invitation in it");
  }
  const categories = allStackCategory.nodes.map(({ example, ...category }) => ({
    ...category,
    example: caseProof(example),
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
          ...ProvenCase
          sector
          stack
        }
      }
    }
    allPortfolioCase {
      totalCount
    }
  }
`;
