import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PortfolioCase } from "../../model/portfolio-case";

/** One case, as the portfolio shows it. */
export type PortfolioItem = Pick<PortfolioCase, "title" | "client" | "sector" | "problem" | "approach" | "stack"> & {
  slug: string;
  image: IGatsbyImageData;
  imageAlt: string;
};

/** Cases that the page does not carry: above two dozen they would weigh on its first view. */
export type FurtherCases = {
  /** How many there are besides those of the page. */
  count: number;
  /** Address of a JSON list of `PortfolioItem`, fetched when the visitor asks for more. */
  url: string;
  /** Address of a page that shows them without script. */
  page: string;
};

type CaseNode = Omit<PortfolioItem, "image" | "imageAlt" | "stack"> & {
  stack: readonly string[];
  imageAlt: string | null;
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
};

/** The cases of a page query as plain props. */
export function portfolioItems(nodes: readonly CaseNode[]): PortfolioItem[] {
  return nodes.map(({ image, imageAlt, stack, ...texts }) => {
    if (!image.childImageSharp) throw new Error(`data/portfolio/${texts.slug}.json: the image could not be read`);
    return {
      ...texts,
      stack: [...stack],
      image: image.childImageSharp.gatsbyImageData,
      imageAlt: imageAlt ?? `Écran de l’outil construit : ${texts.title}`,
    };
  });
}
