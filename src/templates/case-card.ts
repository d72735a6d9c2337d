import { graphql } from "gatsby";

/** What a case is told by, on its card and on its page. */
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
      label
      before
      afterText
    }
    imageAlt: pictureAlt
  }
`;

/** What a card shows of a case: a field is added here, to the schema and to the card. */
export const caseCard = graphql`
  fragment CaseCard on PortfolioCase {
    ...CaseText
    imageFocus {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 560, formats: [WEBP], placeholder: NONE, breakpoints: [320, 560, 840])
      }
    }
  }
`;
