import { type PortfolioItem, portfolioItems } from "../sections/Portfolio/portfolio-item";

/**
 * Fetches the cases that the home page does not carry: they are the data of a page of their own,
 * which Gatsby writes to `/page-data/…/page-data.json`, also for `gatsby develop`.
 *
 * @param page path of that page.
 */
export async function fetchFurtherCases(page: string): Promise<PortfolioItem[]> {
  const address = `/page-data${page}/page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const { result } = (await response.json()) as { result: { data: Queries.FurtherCasesQuery } };
  return portfolioItems(result.data.portfolio.further);
}
