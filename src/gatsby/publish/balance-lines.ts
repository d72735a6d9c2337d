import { titleWidth } from "../../content/head/fit-text";

/** Wraps a text at a width given in `titleWidth`'s unit; a word that is wider has its own line. */
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
 * Breaks a text into at most `count` lines, making the longest as short as possible (within 1 %).
 * Only relative widths matter, so another font's will do.
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
