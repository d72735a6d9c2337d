import { graphql } from "gatsby";
import type { RelatedPage } from "../components/Related/Related";
import { paths } from "../shared/paths";

/** An article's cover, for its page and its card: shared, so that both use the same files. */
export const articleCover = graphql`
  fragment ArticleCover on Article {
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 848
          aspectRatio: 1.78
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
          breakpoints: [400, 848, 1600]
        )
      }
    }
  }
`;

/** What `Downloads` shows of a download. */
export const downloadOffer = graphql`
  fragment DownloadOfferFields on DownloadOffer {
    title
    path
    bytes
    extensions
  }
`;

/** The entries with these slugs, in the order of `slugs`. */
export const inOrder = <Entry extends { slug: string }>(entries: readonly Entry[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));

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
