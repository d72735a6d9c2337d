import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Measure } from "../components/Measure/Measure";
import type { RelatedPage } from "../components/Related/Related";
import { paths } from "../shared/paths";
import { inOrder } from "./article-fragments";

/** A measure as `Measure` shows it (src/components/Measure). */
export const measureTexts = graphql`
  fragment MeasureTexts on PortfolioCaseMeasures {
    label
    before
    afterText
    gain
  }
`;

/** Fields of a case shown on both its card and its page. */
export const caseText = graphql`
  fragment CaseText on PortfolioCase {
    slug
    title
    client
    sector
    problem
    approach
    stack
    weeks
    price {
      text
    }
    measures {
      ...MeasureTexts
    }
    imageAlt: pictureAlt
  }
`;

/** Fields of a case shown on its card: to show another, add it here, to the schema and to the card. */
export const caseCard = graphql`
  fragment CaseCard on PortfolioCase {
    ...CaseText
    imageFocus {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 840, formats: [WEBP], placeholder: NONE, breakpoints: [400, 840])
      }
    }
  }
`;

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
export function caseProof<Queried extends Queries.ProvenCaseFragment>(
  queried: Queried | null | undefined,
): (Queried & { image: IGatsbyImageData; measure: Measured | undefined }) | undefined {
  const image = queried?.teaser.childImageSharp?.gatsbyImageData;
  return queried && image ? { ...queried, image, measure: queried.measures?.[0] } : undefined;
}

/** A case as `Related` shows it, with one small picture file. Below quality 90, WebP frays flat colours. */
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
    href: paths.case(slug),
    title,
    note: sector,
    change: measures?.[0] && <Measure measure={measures[0]} />,
    picture: image.childImageSharp?.gatsbyImageData,
  }));
