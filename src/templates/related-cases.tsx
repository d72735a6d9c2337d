import { graphql } from "gatsby";
import { Measure } from "../components/Measure/Measure";
import type { RelatedPage } from "../components/Related/Related";
import { paths } from "../shared/paths";
import { inOrder } from "./in-order";

/**
 * A case as `Related` shows it, whose picture a page may want larger: one file for its picture, small and loaded late. At a lower quality, WebP frays the edges
 * of its flat colours.
 */
export const relatedCaseFragments = graphql`
  fragment RelatedCaseWords on PortfolioCase {
    slug
    title
    sector
    measures {
      ...MeasureTexts
    }
  }
  fragment RelatedCase on PortfolioCase {
    ...RelatedCaseWords
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
`;

/** The cards of cases, in the order of `slugs`. */
export const relatedCases = (
  cases: readonly Queries.RelatedCaseFragment[],
  slugs: readonly string[] = cases.map(({ slug }) => slug),
): RelatedPage[] =>
  inOrder(cases, slugs).map(({ slug, title, sector, measures, image }) => ({
    href: paths.caseStudy(slug),
    title,
    note: sector,
    change: measures?.[0] && <Measure measure={measures[0]} />,
    picture: image.childImageSharp?.gatsbyImageData,
  }));
