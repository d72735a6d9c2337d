import { graphql } from "gatsby";

/** Who the provider is, on the home page. */
export const aboutTexts = graphql`
  fragment AboutTexts on HomeTextsAbout {
    title
    intro
    portrait {
      image {
        childImageSharp {
          gatsbyImageData(width: 288, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [144, 288, 576])
        }
      }
      alt
      caption
    }
    paragraphs
    values {
      icon
      title
      description
    }
  }
`;
