import type { CreatePagesArgs } from "gatsby";
import { collections } from "../../collections/collections";
import { projectRoot } from "../../content/project/project-files";
import { writeIconSprite } from "../assets/icon-sprite";
import { isDeveloping } from "../is-developing";
import { writeAssistantTopics } from "../publish/assistant-topics";
import { publishDownloads } from "../publish/publish-downloads";
import { type Query, queryWith } from "../query";
import { reportMistakes } from "../report-mistakes";
import { entriesQuery, entryPages, type Entries } from "./entry-pages";
import { readNeighbours } from "./neighbours";

/** File names of each download that a text offers. */
async function readDownloads(query: Query): Promise<string[][]> {
  const fields = collections.flatMap(({ type, schema }) =>
    "downloads" in schema.shape ? [`${type}: all${type} { nodes { downloads { files } } }`] : [],
  );
  type Texts = Record<string, { nodes: { downloads: { files: string[] }[] | null }[] }>;
  const found = await query<Texts>(`{ ${fields.join("\n")} }`);
  return Object.values(found)
    .flatMap(({ nodes }) => nodes.flatMap(({ downloads }) => downloads ?? []))
    .map(({ files }) => files);
}

/**
 * Creates the pages that have no file in src/pages, and the files that pages and scripts fetch. In
 * `gatsby develop`, runs again after each change of the data.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const query = queryWith((text) => graphql(text));
  if (isDeveloping()) await reportMistakes(reporter, projectRoot);
  publishDownloads(projectRoot, await readDownloads(query));
  writeIconSprite(projectRoot);
  const found = await query<Entries>(entriesQuery);
  for (const page of entryPages(found, await readNeighbours(query))) actions.createPage(page);
  await writeAssistantTopics(projectRoot, query);
}
