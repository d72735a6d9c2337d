import { graphql } from "gatsby";
import type { RelatedPage } from "../components/Related/Related";
import { paths } from "../shared/paths";
import { inOrder } from "./in-order";

/** An article as `Related` shows it: one file for its cover, small and loaded late. */
export const relatedArticleFragment = graphql`
  fragment RelatedArticle on Article {
    slug
    title
    category
    minutes
    cover {
      childImageSharp {
        gatsbyImageData(width: 640, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [640])
      }
    }
  }
`;

/** The cards of articles, in the order of `slugs`. */
export const relatedArticles = (
  articles: readonly Queries.RelatedArticleFragment[],
  slugs: readonly string[] = articles.map(({ slug }) => slug),
): RelatedPage[] =>
  inOrder(articles, slugs).map(({ slug, title, category, minutes, cover }) => ({
    href: paths.article(slug),
    title,
    note: `${category}, ${minutes}\u00a0min`,
    picture: cover.childImageSharp?.gatsbyImageData,
  }));
