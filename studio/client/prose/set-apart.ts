import type { Text } from "@codemirror/state";

/** The line breaks that part a block from what stands on its line, or on the next: beside a paragraph it would be in it. */
export const blankTo = (line: string, next: string) => (line.trim() ? "\n\n" : next.trim() ? "\n" : "");

/** Whether these lines are more than words: a title, a list, a table, a quotation, code. */
const isBlock = (lines: string) => /^(?:#{1,6} |- |\d+\. |[|>]|```|---$)/m.test(lines);

/**
 * What sets a pasted text apart from what stands around: a table would take the next line for a row. Words that end, or
 * go on, those of their line stay with them.
 */
export function setApart(doc: Text, { from, to }: { from: number; to: number }, pasted: string): [string, string] {
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
