/** A picture as GraphQL gives it. */
export type Picture = { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null };

/** An article's cover in the sizes that its page shows (src/templates/article-cover.ts), so that no other is made. */
export const coverFields = `cover { childImageSharp {
  gatsbyImageData(width: 848, aspectRatio: 1.78, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [400, 848, 1600])
} }`;

/** Path of a picture, in its middle size. */
export const sourceOf = ({ childImageSharp }: Picture): string | null =>
  childImageSharp?.gatsbyImageData.images.fallback?.src ?? null;
