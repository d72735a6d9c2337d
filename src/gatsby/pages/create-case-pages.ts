import { resolve } from "node:path";
import type { Actions, Reporter } from "gatsby";
import type { Query } from "../query";

type Result = { allPortfolioCase: { nodes: { id: string; slug: string }[] } };

/** Above this many cases the home page, which contains them all, is too heavy (measured: 0.5 KiB of brotli each). */
const mostOnHomePage = 48;

/** Creates a page for each case; warns when there are too many for the home page. */
export async function createCasePages({ createPage }: Actions, query: Query, reporter: Reporter): Promise<void> {
  const { allPortfolioCase } = await query<Result>("{ allPortfolioCase { nodes { id slug } } }");
  const { nodes } = allPortfolioCase;
  if (nodes.length > mostOnHomePage) {
    reporter.warn(
      `La page d’accueil porte ${nodes.length} réalisations. Au-delà de ${mostOnHomePage}, elle devient lente sur un téléphone : retirez les plus anciennes de data/portfolio/.`,
    );
  }
  for (const { id, slug } of nodes) {
    createPage({ path: `/realisations/${slug}`, component: resolve("src/templates/case.tsx"), context: { id } });
  }
}
