import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

type Result = { allPortfolioCase: { nodes: { id: string; slug: string }[] } };

/** Creates one page a case. */
export async function createCasePages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const answer: { data?: Result; errors?: Error } = await graphql<Result>("{ allPortfolioCase { nodes { id slug } } }");
  if (!answer.data) {
    reporter.panicOnBuild("Les réalisations n’ont pas pu être lues.", answer.errors);
    return;
  }
  for (const { id, slug } of answer.data.allPortfolioCase.nodes) {
    actions.createPage({
      path: `/realisations/${slug}`,
      component: resolve("src/templates/case.tsx"),
      context: { id },
    });
  }
}
