import { cellTypography, frenchTypography, titleTypography } from "./typography";
import { walk, type TreeNode } from "./tree";

/** Whether a text is the address of its link, which readers copy: it must not change. */
const isAddress = ({ value = "" }: TreeNode, parent: TreeNode | undefined) =>
  parent?.type === "link" && parent.url?.endsWith(value) === true;

/** A remark plugin that applies French typography, except in code and in addresses. */
export function correctTypography() {
  return (tree: TreeNode): void => {
    walk(tree, (node, ancestors) => {
      if (node.type === "text" && node.value !== undefined && !isAddress(node, ancestors.at(-1))) {
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

/** A rehype plugin for the typography of headings; it runs after `headingIds`, so that anchors do not depend on it. */
export function correctHeadings() {
  return (tree: TreeNode): void => {
    walk(tree, (node, ancestors) => {
      const isTitle = ancestors.some(({ tagName }) => tagName && /^h[1-6]$/.test(tagName));
      if (isTitle && node.type === "text" && node.value !== undefined) node.value = titleTypography(node.value);
    });
  };
}
