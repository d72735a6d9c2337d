import { cellTypography, frenchTypography, titleTypography } from "./typography";
import { walk, type TreeNode } from "./tree";

/** A remark plugin that applies French typography, except in code. */
export function correctTypography() {
  return (tree: TreeNode): void => {
    walk(tree, (node, ancestors) => {
      if (node.type === "text" && node.value !== undefined) {
        const isInCell = ancestors.some(({ type }) => type === "tableCell");
        node.value = (isInCell ? cellTypography : frenchTypography)(node.value);
      }
      for (const attribute of node.attributes ?? []) {
        if (typeof attribute.value === "string" && attribute.name !== "src") {
          attribute.value = frenchTypography(attribute.value);
        }
      }
    });
  };
}

/** A rehype plugin for headings, once their anchors are made: these don't change with the typography. */
export function correctHeadings() {
  return (tree: TreeNode): void => {
    walk(tree, (node, ancestors) => {
      const isTitle = ancestors.some(({ tagName }) => tagName && /^h[1-6]$/.test(tagName));
      if (isTitle && node.type === "text" && node.value !== undefined) node.value = titleTypography(node.value);
    });
  };
}
