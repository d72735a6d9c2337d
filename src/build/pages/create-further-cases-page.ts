import { resolve } from "node:path";
import type { Actions } from "gatsby";
import type { Query } from "../project/query";

type Result = { portfolio: { further: unknown[]; furtherPage: { path: string } } };

/** Creates the page of the cases that the home page does not carry, when there are any. */
export async function createFurtherCasesPage({ createPage }: Actions, query: Query): Promise<void> {
  const { portfolio } = await query<Result>("{ portfolio { further { slug } furtherPage { path } } }");
  if (portfolio.further.length === 0) return;
  createPage({ path: portfolio.furtherPage.path, component: resolve("src/templates/further-cases.tsx"), context: {} });
}
