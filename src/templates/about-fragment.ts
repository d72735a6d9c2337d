import { graphql } from "gatsby";

/** Who the provider is, on the home page. */
export const aboutTexts = graphql`
  fragment AboutTexts on HomeTextsAbout {
    title
    intro
    portrait {
      image {
        childImageSharp {
          gatsbyImageData(width: 320, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [160, 320, 640])
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
