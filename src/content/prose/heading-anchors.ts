import type GithubSlugger from "github-slugger";
import { textOf, walk, type TreeNode } from "./tree";

/** Ids that the page of a text has around it: a link to a heading «Contenu» would lead to the top of the page. */
const taken = ["a-lire", "contenu", "navigation"];

/** A rehype plugin that gives each heading the id of its words, as GitHub does, once each in a text. */
export function headingIds(slugger: GithubSlugger) {
  return () =>
    (tree: TreeNode): void => {
      walk(tree, (node) => {
        if (!node.tagName || !/^h[1-6]$/.test(node.tagName) || node.properties?.id !== undefined) return;
        const id = slugger.slug(textOf(node));
        node.properties = { ...node.properties, id: taken.includes(id) ? `${id}-texte` : id };
      });
    };
}

const hasAnchor = (node: TreeNode) => node.type === "element" && (node.tagName === "h2" || node.tagName === "h3");

/**
 * A rehype plugin that adds a permalink after each heading. It is not inside, so that the heading's
 * text stays unchanged; it is labelled by the heading. In a `header`: reader views drop a `div` that is short and a link
 * for a good part. The class is a name that they look for: by its id they would drop «Commentaires» or «Menuiserie» for
 * what stands around a text.
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
