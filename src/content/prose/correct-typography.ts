import { frenchTypography } from "./typography";
import { walk, type TreeNode } from "./tree";

/** A remark plugin that applies French typography, except in code. */
export function correctTypography() {
  return (tree: TreeNode): void => {
    walk(tree, (node) => {
      if (node.type === "text" && node.value !== undefined) node.value = frenchTypography(node.value);
      for (const attribute of node.attributes ?? []) {
        if (typeof attribute.value === "string" && attribute.name !== "src") {
          attribute.value = frenchTypography(attribute.value);
        }
      }
    });
  };
}
