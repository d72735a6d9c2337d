import { graphql } from "gatsby";

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
