import type { IGatsbyImageData } from "gatsby-plugin-image";

type CaseNode = Queries.CaseCardFragment;

/** One case, as the portfolio shows it: what the query gives, its picture at hand. */
export type PortfolioItem = Omit<CaseNode, "image"> & { readonly image: IGatsbyImageData };

/** Cases that the page does not carry: above two dozen they would weigh on its first view. */
export type FurtherCases = {
  /** How many there are besides those of the page. */
  count: number;
  /** Address of the page that holds them, for who has no script. */
  page: string;
  /** Brings them when the visitor asks for more. */
  fetch: () => Promise<PortfolioItem[]>;
};

/** The cases of a page query as plain props. */
export function portfolioItems(nodes: readonly CaseNode[]): PortfolioItem[] {
  return nodes.map(({ image, ...facts }) => {
    if (!image.childImageSharp) throw new Error(`data/portfolio/${facts.slug}.json: the image could not be read`);
    return { ...facts, image: image.childImageSharp.gatsbyImageData };
  });
}
