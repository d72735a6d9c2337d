import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../layout/Metadata/Metadata";
import { ProseBody } from "./ProseBody/ProseBody";
import { ProsePage } from "../sections/ProsePage/ProsePage";

/** A legal page (an MDX file of content/pages). */
export default function LegalPageTemplate({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage } = data;
  if (!legalPage) throw new Error("The legal page is gone from the data");
  const { head, title, keywords, updated, path, prose } = legalPage;
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} path={path} />
      <ProsePage title={title} updated={updated}>
        <ProseBody html={prose.html} />
      </ProsePage>
    </main>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      head {
        title
        description
      }
      title
      keywords
      updated
      prose {
        html
      }
    }
  }
`;
