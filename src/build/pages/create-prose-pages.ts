import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { projectRoot } from "../project/project-files";
import { findNeighbours, type ArticleFacts } from "./neighbours";

type ProseNode = { id: string; slug: string; prose: { html: string } };
type ArticleNode = ProseNode &
  Omit<ArticleFacts, "minutes" | "listed"> & { listed: boolean | null; prose: { minutes: number } };
type Result = { allArticle: { nodes: ArticleNode[] }; allLegalPage: { nodes: ProseNode[] } };

const query = `{
  allArticle { nodes { id slug title category keywords date listed prose { html minutes } } }
  allLegalPage { nodes { id slug prose { html } } }
}`;

/**
 * Writes a body as a file of its own, named after its content, and removes its earlier
 * versions. The page's HTML holds the text; this file serves client-side navigation, so
 * that no page ships its text twice (docs/decisions).
 */
function writeBody(folder: string, slug: string, html: string, present: readonly string[]): string {
  const name = `${slug}.${createHash("sha1").update(html).digest("hex").slice(0, 10)}.html`;
  if (present.includes(name)) return `/prose/${name}`;
  for (const stale of present.filter((file) => file.startsWith(`${slug}.`))) rmSync(join(folder, stale));
  writeFileSync(join(folder, name), html);
  return `/prose/${name}`;
}

/** Creates one page an article and one a legal page; their text travels outside page data. */
export async function createProsePages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const answer: { data?: Result; errors?: Error } = await args.graphql<Result>(query);
  const { data, errors } = answer;
  if (!data) {
    reporter.panicOnBuild("Les articles n’ont pas pu être lus.", errors);
    return;
  }
  const folder = join(projectRoot, "public/prose");
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  const create = (template: string, path: string, { id, slug, prose }: ProseNode, facts: object = {}) => {
    const context = { id, body: writeBody(folder, slug, prose.html, present), ...facts };
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  };
  const articles = data.allArticle.nodes;
  const neighbours = findNeighbours(
    articles.map(({ prose, listed, ...facts }) => ({ ...facts, minutes: prose.minutes, listed: listed !== false })),
  );
  for (const article of articles) create("article", `/blog/${article.slug}`, article, neighbours.get(article.slug));
  for (const page of data.allLegalPage.nodes) create("legal-page", `/${page.slug}`, page);
}
