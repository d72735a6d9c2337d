import { walk, type TreeNode } from "./tree";

/** Ids that the page of a text has around it, which a heading could have too. */
const taken = ["a-lire", "contenu", "navigation"];

/** A rehype plugin that leaves those to the page: a link to the section «Contenu» would lead to the top. */
export function ownAnchors() {
  return (tree: TreeNode): void => {
    walk(tree, ({ properties }) => {
      if (properties && taken.includes(String(properties.id))) properties.id = `${String(properties.id)}-texte`;
    });
  };
}

const hasAnchor = (node: TreeNode) => node.type === "element" && (node.tagName === "h2" || node.tagName === "h3");

/**
 * A rehype plugin that adds a permalink after each heading. It is not inside, so that the heading's
 * text stays unchanged; it is labelled by the heading.
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
