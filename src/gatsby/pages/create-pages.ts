import type { CreatePagesArgs } from "gatsby";
import { collections } from "../../collections/collections";
import { ownFile, projectRoot } from "../../content/project/project-files";
import { writeIconSprite } from "../assets/icon-sprite";
import { writeAssistantTopics } from "../publish/assistant-topics";
import { publishDownloads } from "../publish/publish-downloads";
import { queryWith } from "../query";
import { reportMistakesAgain } from "../report-mistakes";
import { readNeighbours } from "./neighbours";

type Entries = Record<string, { nodes: { id: string; path: string }[] }>;

const entries = collections.filter(({ page }) => page?.template);

/**
 * Creates the pages that have no file in src/pages, and the files that pages and scripts ask for: in
 * `gatsby develop` again after each change of the data.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const query = queryWith((text) => graphql(text));
  await reportMistakesAgain(reporter, projectRoot);
  publishDownloads(projectRoot);
  writeIconSprite(projectRoot);
  const fields = entries.map(({ type }) => `${type}: all${type} { nodes { id path } }`);
  const found = await query<Entries>(`{ ${fields.join("\n")} }`);
  const neighbours = await readNeighbours(query);
  for (const { type, page } of entries) {
    const component = ownFile(`src/templates/${page?.template ?? ""}.tsx`);
    for (const { id, path } of found[type]?.nodes ?? []) {
      actions.createPage({ path, component, context: { id, ...neighbours.get(id) } });
    }
  }
  await writeAssistantTopics(projectRoot, query);
}
