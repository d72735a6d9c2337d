import type { IGatsbyImageData } from "gatsby-plugin-image";

type Choice = { trade: string; sentence: string; case: { slug: string } };

/** The trades of the data, each with its case. */
export const tradeItems = (choices: readonly Choice[], items: readonly PortfolioItem[]) =>
  choices.flatMap(({ case: { slug }, ...words }) => {
    const proof = findProof(items, slug);
    return proof ? [{ ...words, ...proof }] : [];
  });

type CaseNode = Queries.CaseCardFragment;

/** A case as returned by the query, with its image data unwrapped. */
export type PortfolioItem = Omit<CaseNode, "image"> & { readonly image: IGatsbyImageData };

/** Converts the query's nodes to props. */
export function portfolioItems(nodes: readonly CaseNode[]): PortfolioItem[] {
  return nodes.map(({ image, ...facts }) => {
    if (!image.childImageSharp) throw new Error(`data/portfolio/${facts.slug}.json: the image could not be read`);
    return { ...facts, image: image.childImageSharp.gatsbyImageData };
  });
}

/** A case as proof of what stands beside it: its picture and its first measure. */
export function findProof(items: readonly PortfolioItem[], slug: string | undefined) {
  const found = items.find((item) => item.slug === slug);
  return found && { ...found, measure: found.measures?.[0] };
}
