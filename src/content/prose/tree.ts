/** What the syntax trees of Markdown and HTML have in common, as far as this folder reads them. */
export type TreeNode = {
  type: string;
  value?: string;
  name?: string | null;
  /** Of an image in Markdown. */
  alt?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { name?: string; value?: unknown }[];
  children?: TreeNode[];
  position?: { start: { line: number; column: number } };
};

/** Visits a node and everything below it, in reading order. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** All the text below a node. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
