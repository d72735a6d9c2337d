import type { Text } from "@codemirror/state";

/** The line breaks to put between a block and its neighbours: without a blank line, Markdown reads it as part of the paragraph. */
export const blankTo = (line: string, next: string) => (line.trim() ? "\n\n" : next.trim() ? "\n" : "");

/** Whether a text is a block other than a paragraph: a title, a list, a table, a quotation, code. */
const isBlock = (lines: string) => /^(?:#{1,6} |- |\d+\. |[|>]|```|---$)/m.test(lines);

/**
 * The line breaks to put before and after a pasted text: without them, a table would take the next line for a row. A text
 * that completes a sentence of its line gets none.
 */
export function spacingAround(doc: Text, { from, to }: { from: number; to: number }, pasted: string): [string, string] {
  const blocks = pasted.split("\n\n");
  const [head = "", tail = ""] = [blocks[0], blocks.at(-1)];
  if (blocks.length === 1 && !isBlock(head)) return ["", ""];
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  const [before, after] = [doc.sliceString(first.from, from), doc.sliceString(to, last.to)];
  const above = first.number > 1 ? doc.line(first.number - 1).text : "";
  const below = last.number < doc.lines ? doc.line(last.number + 1).text : "";
  return [
    before.trim() && !isBlock(head) ? "" : blankTo(before, above),
    after.trim() && !isBlock(tail) ? "" : blankTo(after, below),
  ];
}
