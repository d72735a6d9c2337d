import { graphql } from "gatsby";

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
