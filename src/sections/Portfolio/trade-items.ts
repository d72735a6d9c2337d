import { findProof, type PortfolioItem } from "./portfolio-item";

type Choice = { trade: string; sentence: string; case: { slug: string } };

/** The trades of the data, each with its case. */
export const tradeItems = (choices: readonly Choice[], items: readonly PortfolioItem[]) =>
  choices.flatMap(({ case: { slug }, ...words }) => {
    const proof = findProof(items, slug);
    return proof ? [{ ...words, ...proof }] : [];
  });
