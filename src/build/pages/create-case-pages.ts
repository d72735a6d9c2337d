import { resolve } from "node:path";
import type { Actions } from "gatsby";
import type { Query } from "../project/query";

type Result = { allPortfolioCase: { nodes: { id: string; slug: string }[] } };

/** Creates one page a case. */
export async function createCasePages({ createPage }: Actions, query: Query): Promise<void> {
  const { allPortfolioCase } = await query<Result>("{ allPortfolioCase { nodes { id slug } } }");
  for (const { id, slug } of allPortfolioCase.nodes) {
    createPage({ path: `/realisations/${slug}`, component: resolve("src/templates/case.tsx"), context: { id } });
  }
}
