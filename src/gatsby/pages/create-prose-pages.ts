import { resolve } from "node:path";
import type { Actions } from "gatsby";
import type { Query } from "../query";
import { findNeighbours, type ArticleProfile } from "./article-neighbours";

type ProseNode = { id: string; slug: string };
type ArticleNode = ProseNode & Omit<ArticleProfile, "listed"> & { listed: boolean | null };
type Result = { allArticle: { nodes: ArticleNode[] }; allLegalPage: { nodes: ProseNode[] } };

const texts = `{
  allArticle { nodes { id slug title category keywords date listed minutes } }
  allLegalPage { nodes { id slug } }
}`;

/** Creates a page for each article, with its neighbours, and for each legal page. */
export async function createProsePages({ createPage }: Actions, query: Query): Promise<void> {
  const { allArticle, allLegalPage } = await query<Result>(texts);
  const neighbours = findNeighbours(
    allArticle.nodes.map(({ listed, ...facts }) => ({ ...facts, listed: listed !== false })),
  );
  const create = (template: string, path: string, context: object) =>
    createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const { id, slug } of allArticle.nodes) create("article", `/blog/${slug}`, { id, ...neighbours.get(slug) });
  for (const { id, slug } of allLegalPage.nodes) create("legal-page", `/${slug}`, { id });
}
