import type { CSSProperties } from "react";

/** A table of fewer columns fits a phone, if its cells wrap. */
const fewestWrapping = 4;

/** The same where its cells hold sentences. */
export const fewestWide = 3;

/** A string of CSS (https://www.w3.org/TR/css-syntax-3/#consume-string-token). */
const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\s*\n\s*/g, " ")}"`;

/**
 * Attributes by which the stylesheet stacks the cells of a wide table on a phone, each after the name of its column
 * (src/styles/prose.scss), which the first does not need; none for a table that fits.
 *
 * @param names of all its columns
 * @param fewest columns of a table that does not fit
 */
export function stackedTable(
  names: readonly string[],
  fewest = fewestWrapping,
): { className: string; style: CSSProperties } | undefined {
  if (names.length < fewest) return undefined;
  const named = names.map((name, index) => [`--column-${index + 1}`, quoted(name)] as const);
  const style: CSSProperties = Object.fromEntries(named.slice(1));
  return { className: "stacked", style };
}
