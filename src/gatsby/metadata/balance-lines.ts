import { titleWidth } from "../../content/head/fit-text";

/** A text on lines no wider than that, in the unit of `titleWidth`; a wider word has a line of its own. */
function wrap(text: string, widest: number): string[] {
  const [first = "", ...words] = text.split(" ");
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (titleWidth(longer) <= widest) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into so many lines at most, the longest as short as it can be to about a hundredth. Only how
 * widths compare matters: those of another face do.
 */
export function balanceLines(text: string, count: number): string {
  let widest = titleWidth(text) / count;
  let lines = wrap(text, widest);
  while (lines.length > count) {
    widest *= 1.01;
    lines = wrap(text, widest);
  }
  return lines.join("\n");
}
