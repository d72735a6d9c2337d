import type { TreeNode } from "./tree";

const hasAnchor = (node: TreeNode) => node.type === "element" && (node.tagName === "h2" || node.tagName === "h3");

/**
 * A rehype plugin: beside each heading, a link to itself. Beside rather than inside, so that
 * the heading is read as it was written; the link borrows its name instead of repeating it.
 */
export function headingAnchors() {
  return (tree: TreeNode): void => {
    tree.children = tree.children?.map((node) => {
      const id = node.properties?.id;
      if (!hasAnchor(node) || typeof id !== "string") return node;
      const link: TreeNode = {
        type: "element",
        tagName: "a",
        properties: { className: ["anchor"], href: `#${id}`, ariaLabelledBy: [id] },
        children: [{ type: "text", value: "#" }],
      };
      return { type: "element", tagName: "div", properties: { className: ["heading"] }, children: [node, link] };
    });
  };
}
