import type GithubSlugger from "github-slugger";
import { textOf, walk, type TreeNode } from "./tree";

/** Ids that the page has around a text: with the same id, a link to a heading «Contenu» would lead to the page's top. */
const reservedIds = ["a-lire", "contenu", "navigation"];

/** A rehype plugin that gives each heading an id made from its words, as GitHub does, unique in the text. */
export function headingIds(slugger: GithubSlugger) {
  return () =>
    (tree: TreeNode): void => {
      walk(tree, (node) => {
        if (!node.tagName || !/^h[1-6]$/.test(node.tagName) || node.properties?.id !== undefined) return;
        const id = slugger.slug(textOf(node));
        node.properties = { ...node.properties, id: reservedIds.includes(id) ? `${id}-texte` : id };
      });
    };
}

const hasAnchor = (node: TreeNode) => node.type === "element" && (node.tagName === "h2" || node.tagName === "h3");

/**
 * A rehype plugin that adds a permalink after each heading, labelled by the heading. The link is not inside, so that the
 * heading's text does not change. Both are in a `header`: reader views drop a short `div` that is mostly a link. The
 * class is a name that reader views look for: judging by the id, they would drop a heading «Commentaires» or
 * «Menuiserie» as if it stood around the text.
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
      const heading = { ...node, properties: { ...node.properties, className: ["content"] } };
      return { type: "element", tagName: "header", properties: { className: ["heading"] }, children: [heading, link] };
    });
  };
}
