import type { PayBackRates } from "../../shared/pay-back";
import { payBackTable, type ProjectAttributes } from "../pay-back/projects";
import type { ProseComponentName } from "./prose-components";
import { attribute, type TreeNode } from "./tree";

const paragraph = (text: string): TreeNode[] =>
  text ? [{ type: "paragraph", children: [{ type: "text", value: text }] }] : [];

const figure = (alt: string, caption = ""): TreeNode[] => [
  ...paragraph(alt && `Figure : ${alt}`),
  ...paragraph(caption),
];

const phrasing = new Set(
  "text emphasis strong delete link linkReference inlineCode break footnoteReference".split(" "),
);

/** Blocks, where words that HTML admits beside them, or in them without a `<p>`, make paragraphs. */
function blocks(nodes: readonly TreeNode[]): TreeNode[] {
  const found: TreeNode[] = [];
  let words: TreeNode[] | undefined;
  for (const node of nodes) {
    if (!phrasing.has(node.type)) {
      words = undefined;
      found.push(node);
    } else if (words) words.push(node);
    else if (node.type !== "text" || node.value?.trim()) {
      words = [node];
      found.push({ type: "paragraph", children: words });
    }
  }
  return found;
}

type InMarkdown = (node: TreeNode, rates: PayBackRates | undefined) => TreeNode[];

const contents: InMarkdown = (node, rates) => (node.children ?? []).flatMap((child) => inWords(child, rates));

const headed =
  (name: "title" | "caption"): InMarkdown =>
  (node, rates) => [...paragraph(attribute(node, name)), ...blocks(contents(node, rates))];

const rowOf = (texts: readonly string[]): TreeNode => ({
  type: "tableRow",
  children: texts.map((value) => ({ type: "tableCell", children: [{ type: "text", value }] })),
});

/** The accounts of the projects of a `<PayBack>`, as a table. */
const payBack: InMarkdown = (node, rates) => {
  const projects = (node.children ?? []).filter(({ name }) => name === "Project");
  const written = projects.map(({ attributes = [] }): ProjectAttributes =>
    Object.fromEntries(
      attributes.flatMap(({ name = "", value }) => (typeof value === "string" ? [[name, value]] : [])),
    ),
  );
  if (!rates) return paragraph(attribute(node, "caption"));
  const { names, rows } = payBackTable(written, rates);
  const lines = [["Le compte d’un an", ...names], ...rows.map(({ label, values }) => [label, ...values])];
  return [...paragraph(attribute(node, "caption")), { type: "table", children: lines.map(rowOf) }];
};

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
  PayBack: payBack,
  Project: nothing,
  StoredItems: nothing,
  // Nothing without the site's scripts.
  PriorityCalculator: nothing,
  Steps: contents,
};

const isComponent = (name: unknown): name is ProseComponentName => typeof name === "string" && name in components;

/** HTML in the middle of a sentence; any other tag is a block. */
const inSentences = new Set("abbr bdi cite dfn ins kbd mark q s samp small sub sup u var wbr".split(" "));

/** Replaces components, images and line breaks by their Markdown, and drops code expressions. */
function inWords(node: TreeNode, rates: PayBackRates | undefined): TreeNode[] {
  if (node.name === "br") return [{ type: "break" }];
  if (node.type.startsWith("mdxJsx")) {
    if (isComponent(node.name)) return components[node.name](node, rates);
    return inSentences.has(node.name ?? "") ? contents(node, rates) : blocks(contents(node, rates));
  }
  if (node.type.startsWith("mdx")) return [];
  if (node.type === "image") return [{ type: "text", value: node.alt ?? "" }];
  if (!node.children) return [node];
  const [only, ...others] = node.children;
  if (node.type === "paragraph" && only?.type === "image" && others.length === 0) return figure(only.alt ?? "");
  const children = contents(node, rates);
  switch (node.type) {
    case "paragraph":
      return children.every(({ type }) => phrasing.has(type)) ? [{ ...node, children }] : blocks(children);
    case "heading":
      // A heading of one line, which Markdown writes with «#».
      return [
        { ...node, children: children.map((child) => (child.type === "break" ? { type: "text", value: " " } : child)) },
      ];
    default:
      return [
        { ...node, children: phrasing.has(node.type) || node.type.startsWith("table") ? children : blocks(children) },
      ];
  }
}

/**
 * A remark plugin that outputs plain Markdown (CommonMark with GitHub tables), for non-browser readers.
 *
 * @param rates the rule of pay-back, if the site has one.
 */
export async function markdownKeeper(keep: (markdown: () => string) => void, rates: PayBackRates | undefined) {
  const [{ toMarkdown }, { gfmToMarkdown }] = await Promise.all([
    import("mdast-util-to-markdown"),
    import("mdast-util-gfm"),
  ]);
  return () =>
    (tree: TreeNode): void => {
      const [text] = inWords(tree, rates);
      keep(() => toMarkdown(text as Parameters<typeof toMarkdown>[0], { bullet: "-", extensions: [gfmToMarkdown()] }));
    };
}
