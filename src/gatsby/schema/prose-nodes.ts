import { relative } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { collections, type Collection } from "../../model/collections";
import { matcher, projectRoot } from "../../content/project/project-files";
import { renderMdx } from "../../content/prose/render-mdx";
import { readMdx } from "../../content/validate/read-entries";
import { sourcesOn } from "../../content/validate/sources";

const proseCollection = (file: string): Collection | undefined =>
  collections.find(({ shape, files }) => shape === "mdx" && matcher(files)(file));

/** Words of a text; none when it can't be read, which the report tells (src/gatsby/report-mistakes.ts). */
const countWords = (body: string) =>
  renderMdx(body, projectRoot).then(
    ({ words }) => words,
    () => 0,
  );

/** Gatsby asks for no other node than a text's. */
export const isText = ({ node }: { node: Node }): boolean => node.internal.type === "Mdx";

/**
 * Gives each MDX file a node of its own collection (Article, LegalPage) that carries its
 * front matter as the check reads it (gatsby-plugin-mdx's YAML takes «10:30» for 630), so that queries and types
 * speak of articles rather than of MDX, and the count of its words: Gatsby answers pages' queries in other
 * processes, which need not render every text for it.
 */
export async function createProseNode({ node, actions, getNode, createNodeId }: CreateNodeArgs): Promise<void> {
  if (!node.parent) return;
  const file = relative(projectRoot, String(getNode(node.parent)?.absolutePath)).replaceAll("\\", "/");
  const collection = proseCollection(file);
  const entry = collection && readMdx(sourcesOn(projectRoot), file, collection).entries[0];
  if (!entry) return;
  const child = {
    ...(entry.value as object),
    words: await countWords(String(node.body)),
    id: createNodeId(`${node.id} >>> ${collection.type}`),
    parent: node.id,
    children: [],
    internal: { type: collection.type, contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
