import { graphql } from "gatsby";

/** What a card shows of a case: a field is added here, to the schema and to the card. */
export const caseCard = graphql`
  fragment CaseCard on PortfolioCase {
    slug
    title
    client
    sector
    problem
    approach
    stack
    imageAlt: pictureAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 560, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [320, 560, 840])
      }
    }
  }
`;
