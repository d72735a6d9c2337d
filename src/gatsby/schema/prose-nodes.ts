import { relative } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { collections, type Collection } from "../../model/collections";
import { matcher } from "../../content/project/project-files";
import { renderMdx } from "../../content/prose/render-mdx";

/** YAML turns a bare date into an instant; the schema and the site speak of days. */
function asDay(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
}

const proseCollection = (file: string): Collection | undefined =>
  collections.find(({ shape, files }) => shape === "mdx" && matcher(files)(file));

/** Words of a text; none when it can't be read, which the report tells (src/gatsby/report-mistakes.ts). */
const countWords = (body: string) =>
  renderMdx(body, process.cwd()).then(
    ({ words }) => words,
    () => 0,
  );

/** Gatsby asks for no other node than a text's. */
export const isText = ({ node }: { node: Node }): boolean => node.internal.type === "Mdx";

/**
 * Gives each MDX file a node of its own collection (Article, LegalPage) that carries its
 * front matter, so that queries and types speak of articles rather than of MDX, and the count
 * of its words: Gatsby answers pages' queries in other processes, which need not render every text for it.
 */
export async function createProseNode({ node, actions, getNode, createNodeId }: CreateNodeArgs): Promise<void> {
  if (!node.parent) return;
  const file = relative(process.cwd(), String(getNode(node.parent)?.absolutePath)).replaceAll("\\", "/");
  const collection = proseCollection(file);
  if (!collection) return;
  const frontmatter = Object.entries(node.frontmatter as object);
  const child = {
    ...Object.fromEntries(frontmatter.map(([key, value]) => [key, asDay(value)])),
    words: await countWords(String(node.body)),
    id: createNodeId(`${node.id} >>> ${collection.type}`),
    parent: node.id,
    children: [],
    internal: { type: collection.type, contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
