import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { StackCatalogue } from "../sections/StackCatalogue/StackCatalogue";

/** /stack-technique: the tools, by category. */
export default function StackPage({ data }: PageProps<Queries.StackPageQuery>) {
  const { pageTexts, allStackCategory } = data;
  if (!pageTexts?.invitation) {
    throw new Error("data/pages.json has no entry «stack-technique», or no invitation in it");
  }
  return (
    <main id="contenu">
      <Metadata {...pageTexts} />
      <StackCatalogue
        heading={pageTexts.heading}
        lead={pageTexts.lead}
        categories={allStackCategory.nodes}
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
        }
      }
    }
  }
`;
