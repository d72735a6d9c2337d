/** A node of a Markdown (mdast) or HTML (hast) syntax tree, with the fields used here. */
export type TreeNode = {
  type: string;
  value?: string;
  name?: string | null;
  /** For an mdast image. */
  alt?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { name?: string; value?: unknown }[];
  children?: TreeNode[];
  position?: { start: { line: number; column: number } };
};

/** Visits a node and its descendants, in document order. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** The text content of a node. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

/** A text given to a component, or an empty one. */
export function attribute(node: TreeNode, name: string): string {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === "string" ? value : "";
}
