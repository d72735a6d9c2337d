import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Metadata } from "../layout/Metadata/Metadata";
import { useSite } from "../layout/useSite";
import { NotFound } from "../sections/NotFound/NotFound";
import { relatedArticles } from "../templates/article-fragments";
import { relatedCases } from "../templates/case-fragments";

/** Shown for any unknown path, and logs it (docs/contrat.md, «Routes»). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { pageTexts, allPortfolioCase, allArticle } = data;
  const { navigation } = useSite();
  useEffect(() => console.error("404: no page at", window.location.pathname), []);
  if (!pageTexts) throw new Error("data/pages.json has no entry «introuvable»");
  const { head, path, title, keywords, heading, lead } = pageTexts;
  const offered = [...relatedCases(allPortfolioCase.nodes), ...relatedArticles(allArticle.nodes)];
  return (
    <main id="contenu">
      <Metadata head={head} title={title} keywords={keywords} path={path} />
      <NotFound heading={heading} lead={lead} mainPages={navigation} offered={offered} />
    </main>
  );
}

export const query = graphql`
  query NotFoundPage {
    pageTexts(key: { eq: "introuvable" }) {
      ...PageTextsFields
    }
    allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }], limit: 1) {
      nodes {
        ...RelatedCase
      }
    }
    allArticle(filter: { listed: { ne: false } }, sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...RelatedArticle
      }
    }
  }
`;
