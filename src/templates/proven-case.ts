import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A case shown as proof: its picture and its first measure. `teaser`, as `RelatedCase` asks for another size of `image`. */
export const provenCaseFragment = graphql`
  fragment ProvenCase on PortfolioCase {
    slug
    title
    imageAlt: pictureAlt
    measures {
      ...MeasureTexts
    }
    teaser: image {
      childImageSharp {
        gatsbyImageData(width: 840, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [400, 840])
      }
    }
  }
`;

type Measured = NonNullable<Queries.ProvenCaseFragment["measures"]>[number];

/** A queried case with its picture and its first measure; `undefined` if its picture could not be processed. */
export function provenCase<Queried extends Queries.ProvenCaseFragment>(
  queried: Queried | null | undefined,
): (Queried & { image: IGatsbyImageData; measure: Measured | undefined }) | undefined {
  const image = queried?.teaser.childImageSharp?.gatsbyImageData;
  return queried && image ? { ...queried, image, measure: queried.measures?.[0] } : undefined;
}
