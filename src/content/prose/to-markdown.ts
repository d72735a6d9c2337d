import { attribute, type TreeNode } from "./tree";

const paragraph = (text: string): TreeNode[] =>
  text ? [{ type: "paragraph", children: [{ type: "text", value: text }] }] : [];

const figure = (alt: string, caption = ""): TreeNode[] => [...paragraph(alt && `Figure : ${alt}`), ...paragraph(caption)];

/** Replaces a component by its title or caption, then its children. Client-only components give nothing. */
function wordsOf(node: TreeNode): TreeNode[] {
  if (node.name === "Figure") return figure(attribute(node, "alt"), attribute(node, "caption"));
  const held = (node.children ?? []).flatMap(inWords);
  return [...paragraph(attribute(node, "title") || attribute(node, "caption")), ...held];
}

/** Replaces components and images by text, and drops code expressions. */
function inWords(node: TreeNode): TreeNode[] {
  if (node.type.startsWith("mdxJsx")) return wordsOf(node);
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
