import { textOf, type TreeNode } from "./tree";

/** A scrollable region must be focusable to be scrolled with the arrow keys (WCAG 2.1.1). */
const reachable = (label: string) => ({ role: "region", tabIndex: 0, ariaLabel: label });

const headings = (table: TreeNode): string[] => {
  const [head] = table.children?.filter(({ tagName }) => tagName === "thead") ?? [];
  const [row] = head?.children?.filter(({ tagName }) => tagName === "tr") ?? [];
  return (row?.children ?? []).map((cell) => textOf(cell).trim()).filter(Boolean);
};

function frame(node: TreeNode): TreeNode {
  if (node.tagName === "pre") {
    return { ...node, properties: { ...node.properties, ...reachable("Extrait de code") } };
  }
  if (node.tagName === "table") {
    const label = `Tableau\u00a0: ${headings(node).join(", ")}`;
    const properties = { className: ["comparisonFrame"], ...reachable(label) };
    return { type: "element", tagName: "div", properties, children: [node] };
  }
  // The component has its own scroll container, with a caption.
  if (node.name === "ComparisonTable" || !node.children) return node;
  return { ...node, children: node.children.map(frame) };
}

/** A rehype plugin that makes tables and code blocks scroll in their own focusable container. */
export function scrollFrames() {
  return (tree: TreeNode): void => {
    tree.children = tree.children?.map(frame);
  };
}
