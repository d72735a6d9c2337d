import type { IGatsbyImageData } from "gatsby-plugin-image";

export type Portrait = { image: IGatsbyImageData; alt: string; caption: string };

type Queried = {
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
  alt: string;
  caption: string;
};

/** The provider's portrait, if the data has one that could be processed. */
export function portraitOf(queried: Queried | null): Portrait | undefined {
  const image = queried?.image.childImageSharp?.gatsbyImageData;
  return queried && image ? { image, alt: queried.alt, caption: queried.caption } : undefined;
}
