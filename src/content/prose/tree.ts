/** A place in a text, 1-based, with its offset. */
type Point = { line: number; column: number; offset?: number };

/** A node of a Markdown (mdast) or HTML (hast) syntax tree, with the fields used here. */
export type TreeNode = {
  type: string;
  value?: string;
  name?: string | null;
  /** For an mdast image. */
  alt?: string | null;
  title?: string | null;
  /** For a link. */
  url?: string;
  /** For a block of code: what follows its language. */
  meta?: string | null;
  /** For a list: numbered. */
  ordered?: boolean | null;
  /** For a definition, a footnote and what refers to them. */
  identifier?: string;
  label?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { name?: string; value?: unknown }[];
  children?: TreeNode[];
  position?: { start: Point; end: Point };
  /** The parsed code of an expression. */
  data?: { estree?: { comments?: unknown[] | null; body: unknown[] } | null };
};

/** Visits a node and its descendants, in document order, each with its ancestors, nearest last. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, ancestors: readonly TreeNode[]) => void,
  ancestors: readonly TreeNode[] = [],
): void {
  visit(node, ancestors);
  const inside = [...ancestors, node];
  for (const child of node.children ?? []) walk(child, visit, inside);
}

/** A node and its descendants that pass a test, in document order. */
export function within(node: TreeNode, test: (node: TreeNode) => boolean): TreeNode[] {
  const found: TreeNode[] = [];
  walk(node, (one) => test(one) && found.push(one));
  return found;
}

/** Whether a node is a component or an HTML tag, as a text writes it. */
export const isTag = ({ type }: TreeNode): boolean => type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";

/** The text content of a node: a line break is a space, and the number of a footnote call is left out. */
export function textOf(node: TreeNode): string {
  if (node.type === "break" || node.name === "br") return " ";
  if (node.properties?.dataFootnoteRef) return "";
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

/** The text of an attribute; empty if there is none. */
export function attribute(node: TreeNode, name: string): string {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === "string" ? value : "";
}
