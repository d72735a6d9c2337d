import { codeMistake } from "./check-code";
import { markdownMistake } from "./check-markdown";
import { tagMistakes, withoutMistakes } from "./check-tags";
import { passagesOf, type Passage } from "./lost-words";
import type { ProseMistake } from "./skip-faults";
import { walk, type TreeNode } from "./tree";

/** A remark plugin that reports what would not be shown as its author meant, then takes it out of the tree. */
export function collectMistakes(body: string, mistakes: ProseMistake[], keepPassages: (passages: Passage[]) => void) {
  return () =>
    (tree: TreeNode): void => {
      const nodes: TreeNode[] = [];
      walk(tree, (node) => nodes.push(node));
      walk(tree, (node, ancestors) => {
        const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: {} };
        const written = body.slice(start.offset, "offset" in end ? end.offset : undefined);
        const found = [
          codeMistake(node, written),
          markdownMistake(node, ancestors, { written, nodes }),
          ...tagMistakes(node, ancestors),
        ];
        for (const message of found) {
          if (message) mistakes.push({ line: start.line, column: start.column, message });
        }
      });
      tree.children = tree.children?.flatMap(withoutMistakes);
      keepPassages(passagesOf(tree));
    };
}
