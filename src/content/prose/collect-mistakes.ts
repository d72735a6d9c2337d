import { codeMessage } from "./check-code";
import { leftovers } from "./check-leftovers";
import { markdownMessage } from "./check-markdown";
import { tagMistakes, withoutMistakes } from "./check-tags";
import { lostSigns, passagesOf, type Passage } from "./lost-words";
import type { ProseMistake } from "./syntax-errors";
import { isTag, walk, type TreeNode } from "./tree";

/** What to do about a component that reckons with a rule that the site has not. */
const withoutRule = (name: string) =>
  `<${name}> calcule avec la règle du site, qui n’en a pas : remplissez «payBack» dans data/site.json, ou retirez-le`;

/**
 * A remark plugin that reports what would not be shown as its author meant, then takes it out of the tree.
 *
 * @param unruled components that lack the rule they reckon with.
 */
export function collectMistakes(
  body: string,
  mistakes: ProseMistake[],
  passages: Passage[],
  unruled: readonly string[],
) {
  return () =>
    (tree: TreeNode): void => {
      const nodes: TreeNode[] = [];
      walk(tree, (node) => nodes.push(node));
      walk(tree, (node, ancestors) => {
        const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: {} };
        const written = body.slice(start.offset, "offset" in end ? end.offset : undefined);
        const found = [
          codeMessage(node, written),
          markdownMessage(node, ancestors, { written, body, nodes }),
          ...tagMistakes(node, ancestors),
          isTag(node) && unruled.includes(node.name ?? "") && withoutRule(node.name ?? ""),
        ];
        for (const message of found) {
          if (message) mistakes.push({ line: start.line, column: start.column, message });
        }
        mistakes.push(...lostSigns(node, ancestors, body), ...leftovers(node, ancestors, body));
      });
      tree.children = tree.children?.flatMap(withoutMistakes);
      passages.push(...passagesOf(tree));
    };
}
