import type { TreeNode } from "./tree";

const words = /(\b(?:no|low)-code\b|\be-mails?\b)/iu;

const pieces = (text: string): TreeNode[] =>
  text.split(words).flatMap((value, index): TreeNode[] => {
    if (value === "") return [];
    const piece = { type: "text", value };
    if (index % 2 === 0) return [piece];
    return [{ type: "element", tagName: "span", properties: { className: ["whole"] }, children: [piece] }];
  });

/** A rehype plugin that prevents line breaks inside hyphenated words («no-code», «e-mail»). */
export function noHyphenBreak() {
  return function keep(node: TreeNode): void {
    if (node.tagName === "pre" || node.tagName === "code") return;
    node.children = node.children?.flatMap((child) => {
      if (child.type === "text") return pieces(child.value ?? "");
      keep(child);
      return [child];
    });
  };
}
