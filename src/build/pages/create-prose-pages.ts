import { resolve } from "node:path";
import type { Actions } from "gatsby";
import type { Query } from "../project/query";
import { findNeighbours, type ArticleProfile } from "./article-neighbours";
import { writeBodies } from "./write-bodies";

type ProseNode = { id: string; slug: string; prose: { html: string } };
type ArticleNode = ProseNode & Omit<ArticleProfile, "listed"> & { listed: boolean | null };
type Result = { allArticle: { nodes: ArticleNode[] }; allLegalPage: { nodes: ProseNode[] } };

const texts = `{
  allArticle { nodes { id slug title category keywords date listed minutes prose { html } } }
  allLegalPage { nodes { id slug prose { html } } }
}`;

/** Creates one page an article and one a legal page; their text travels outside page data. */
export async function createProsePages(root: string, { createPage }: Actions, query: Query): Promise<void> {
  const { allArticle, allLegalPage } = await query<Result>(texts);
  const articles = allArticle.nodes;
  const bodies = writeBodies(root, [...articles, ...allLegalPage.nodes]);
  const neighbours = findNeighbours(articles.map(({ listed, ...facts }) => ({ ...facts, listed: listed !== false })));
  const create = (template: string, path: string, { id }: ProseNode, facts: object = {}) => {
    const component = resolve(`src/templates/${template}.tsx`);
    createPage({ path, component, context: { id, body: bodies.get(id), ...facts } });
  };
  for (const article of articles) create("article", `/blog/${article.slug}`, article, neighbours.get(article.slug));
  for (const page of allLegalPage.nodes) create("legal-page", `/${page.slug}`, page);
}
