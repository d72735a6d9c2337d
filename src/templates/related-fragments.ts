import { graphql } from "gatsby";
import type { RelatedPage } from "../components/Related/Related";
import { paths } from "../shared/paths";

/**
 * Cases and articles as `Related` shows them: one file for each picture, small and loaded late. At a lower quality, WebP
 * frays the edges of a case's flat colours.
 */
export const relatedFragments = graphql`
  fragment RelatedCase on PortfolioCase {
    slug
    title
    sector
    measures {
      label
      before
      afterText
      gain
    }
    image {
      childImageSharp {
        gatsbyImageData(
          width: 640
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
          breakpoints: [640]
          webpOptions: { quality: 90 }
        )
      }
    }
  }
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

/** Entries in the order of their slugs. */
const inOrder = <Entry extends { slug: string }>(entries: readonly Entry[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));

/** The cards of cases, in the order of `slugs`. */
export const relatedCases = (
  cases: readonly Queries.RelatedCaseFragment[],
  slugs: readonly string[] = cases.map(({ slug }) => slug),
): RelatedPage[] =>
  inOrder(cases, slugs).map(({ slug, title, sector, measures, image }) => ({
    href: paths.caseStudy(slug),
    title,
    note: sector,
    measure: measures?.[0],
    picture: image.childImageSharp?.gatsbyImageData,
  }));

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
