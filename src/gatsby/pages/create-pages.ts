import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { publishDownloads } from "../publish/publish-downloads";
import { projectRoot } from "../../content/project/project-files";
import { queryWith } from "../query";
import { reportMistakesAgain } from "../report-mistakes";
import { writeAssistantTopics } from "../publish/assistant-topics";
import { articleNeighbours, caseNeighbours, type ArticleProfile, type CaseProfile } from "./neighbours";

type Result = {
  allArticle: { nodes: (ArticleProfile & { id: string })[] };
  allPortfolioCase: { nodes: (CaseProfile & { id: string })[] };
  allLegalPage: { nodes: { id: string; slug: string }[] };
};

const entries = `{
  allArticle(sort: [{ date: ASC }, { slug: ASC }]) {
    nodes { id slug title category keywords date listed minutes body }
  }
  allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id slug title sector stack cases articles } }
  allLegalPage { nodes { id slug } }
}`;

/** Creates the pages that have no file in src/pages, and the data files fetched by scripts. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const query = queryWith((text) => graphql(text));
  await reportMistakesAgain(reporter, projectRoot);
  publishDownloads(projectRoot);
  const { allArticle, allPortfolioCase, allLegalPage } = await query<Result>(entries);
  const articles = allArticle.nodes;
  const cases = allPortfolioCase.nodes;
  const create = (template: string, path: string, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const article of articles) {
    create("article", `/blog/${article.slug}`, { id: article.id, ...articleNeighbours(article, articles) });
  }
  for (const { id, slug } of allLegalPage.nodes) create("legal-page", `/${slug}`, { id });
  for (const one of cases) {
    create("case", `/realisations/${one.slug}`, { id: one.id, ...caseNeighbours(one, cases, articles) });
  }
  await writeAssistantTopics(projectRoot, query);
}
