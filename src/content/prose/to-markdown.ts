import type { ProseComponentName } from "./prose-components";
import { attribute, type TreeNode } from "./tree";

const paragraph = (text: string): TreeNode[] =>
  text ? [{ type: "paragraph", children: [{ type: "text", value: text }] }] : [];

const figure = (alt: string, caption = ""): TreeNode[] => [...paragraph(alt && `Figure : ${alt}`), ...paragraph(caption)];

type InMarkdown = (node: TreeNode) => TreeNode[];

const contents: InMarkdown = (node) => (node.children ?? []).flatMap(inWords);

const headed =
  (name: "title" | "caption"): InMarkdown =>
  (node) => [...paragraph(attribute(node, name)), ...contents(node)];

const nothing: InMarkdown = () => [];

/** What each component of a page is in Markdown. */
const components: Record<ProseComponentName, InMarkdown> = {
  Callout: headed("title"),
  Checklist: headed("title"),
  ComparisonTable: headed("caption"),
  Figure: (node) => figure(attribute(node, "alt"), attribute(node, "caption")),
  // The legal pages' own, which have no Markdown version.
  LegalHost: nothing,
  LegalIdentity: nothing,
  StoredItems: nothing,
  // Nothing without the site's scripts.
  PriorityCalculator: nothing,
  Steps: contents,
};

const isComponent = (name: unknown): name is ProseComponentName => typeof name === "string" && name in components;

/** Replaces components, images and line breaks by their Markdown, and drops code expressions. */
function inWords(node: TreeNode): TreeNode[] {
  if (node.name === "br") return [{ type: "break" }];
  if (node.type.startsWith("mdxJsx")) return (isComponent(node.name) ? components[node.name] : contents)(node);
  if (node.type.startsWith("mdx")) return [];
  const [only, ...others] = node.children ?? [];
  if (only?.type === "image" && others.length === 0) return figure(only.alt ?? "");
  if (node.type === "image") return [{ type: "text", value: node.alt ?? "" }];
  return [node.children ? { ...node, children: node.children.flatMap(inWords) } : node];
}

/** A remark plugin that outputs plain Markdown (CommonMark with GitHub tables), for non-browser readers. */
export async function markdownKeeper(keep: (markdown: () => string) => void) {
  const [{ toMarkdown }, { gfmToMarkdown }] = await Promise.all([
    import("mdast-util-to-markdown"),
    import("mdast-util-gfm"),
  ]);
  return () =>
    (tree: TreeNode): void => {
      const [text] = inWords(tree);
      keep(() => toMarkdown(text as Parameters<typeof toMarkdown>[0], { bullet: "-", extensions: [gfmToMarkdown()] }));
    };
}
