import type { CSSProperties } from "react";

/** A table of fewer columns fits a phone. */
const fewestStacked = 4;

/** A string of CSS (https://www.w3.org/TR/css-syntax-3/#consume-string-token). */
const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\s*\n\s*/g, " ")}"`;

/**
 * Attributes by which the stylesheet stacks the cells of a wide table on a phone, each after the name of its column
 * (src/styles/prose/_tables.scss); none for a table that fits.
 *
 * @param names of all its columns
 */
export function stackedTable(names: readonly string[]): { className: string; style: CSSProperties } | undefined {
  if (names.length < fewestStacked) return undefined;
  const style: CSSProperties = Object.fromEntries(names.map((name, index) => [`--column-${index + 1}`, quoted(name)]));
  return { className: "stacked", style };
}
