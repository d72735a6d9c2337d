import type { CreateNodeArgs, Node } from "gatsby";
import { collections } from "../../collections/collections";
import { fileSlug } from "../../content/project/file-slug";
import { matcher, projectPath, projectRoot } from "../../content/project/project-files";
import { renderMdx } from "../../content/prose/render-mdx";
import { readMdx } from "../../content/validate/read-entries";
import { sourcesOn } from "../../content/validate/sources";

/** Word count of a text; 0 if it can't be parsed, which validation reports (src/gatsby/report-mistakes.ts). */
const countWords = (body: string) =>
  renderMdx(body, projectRoot).then(
    ({ words }) => words,
    () => 0,
  );

/** Limits `onCreateNode` to MDX nodes. */
export const isMdx = ({ node }: { node: Node }): boolean => node.internal.type === "Mdx";

/**
 * Creates the node of a text for each MDX file, with its front matter and body as parsed by
 * validation: gatsby-plugin-mdx's YAML 1.1 reads «10:30» as 630. Counts the words here: Gatsby runs
 * page queries in worker processes, which would otherwise each render every text.
 */
export async function createProseNode({ node, actions, getNode, createNodeId }: CreateNodeArgs): Promise<void> {
  const file = String(getNode(node.parent ?? "")?.absolutePath);
  const path = projectPath(projectRoot, file);
  const collection = collections.find(({ shape, files }) => shape === "mdx" && matcher(files)(path));
  if (!collection) return;
  const [entry] = readMdx(sourcesOn(projectRoot), path, collection).entries;
  if (!entry?.prose) return;
  const { body } = entry.prose;
  const child = {
    ...(entry.value as object),
    slug: fileSlug(path),
    file,
    body,
    words: await countWords(body),
    id: createNodeId(`${node.id} >>> ${collection.type}`),
    parent: node.id,
    children: [],
    internal: { type: collection.type, contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
