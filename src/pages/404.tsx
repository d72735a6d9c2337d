import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Metadata } from "../layout/Metadata/Metadata";
import { Notice } from "../sections/Notice/Notice";

/** Any unknown path, which is logged (specification, section 2). */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { pageTexts } = data;
  useEffect(() => console.error("404: no page at", location.pathname), [location.pathname]);
  if (!pageTexts) throw new Error("data/pages.json has no entry «introuvable»");
  const { head, title, keywords, heading, lead } = pageTexts;
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} />
      <Notice heading={heading} lead={lead} leadLanguage="en" />
    </main>
  );
}

export const query = graphql`
  query NotFoundPage {
    pageTexts(key: { eq: "introuvable" }) {
      ...PageTextsFields
    }
  }
`;
