import type { IGatsbyImageData } from "gatsby-plugin-image";

type CaseNode = Queries.CaseCardFragment;

/** One case, as the portfolio shows it: what the query gives, its picture at hand. */
export type PortfolioItem = Omit<CaseNode, "image"> & { readonly image: IGatsbyImageData };

/** The cases of a page query as plain props. */
export function portfolioItems(nodes: readonly CaseNode[]): PortfolioItem[] {
  return nodes.map(({ image, ...facts }) => {
    if (!image.childImageSharp) throw new Error(`data/portfolio/${facts.slug}.json: the image could not be read`);
    return { ...facts, image: image.childImageSharp.gatsbyImageData };
  });
}
