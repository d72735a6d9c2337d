import { isScalar, type Pair, type Scalar } from "yaml";
import { plain } from "./plain-value";

/** Where things stand in the text of a YAML document. */

export const rangeOf = (node: unknown): [number, number] => {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? [range[0], range[1]] : [0, 0];
};

export const lineStart = (source: string, offset: number) => source.lastIndexOf("\n", offset - 1) + 1;

/** The offset after the line that contains `offset`; a block scalar may already end there. */
export const lineEnd = (source: string, offset: number) =>
  source[offset - 1] === "\n" ? offset : source.indexOf("\n", offset) + 1;

export const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);

export const plainOf = (node: unknown): unknown =>
  node !== null && typeof node === "object" && "toJSON" in node ? plain((node as Scalar).toJSON()) : node;

/** The lines of a field; from its key if a list's dash stands before it. */
export function linesOf(source: string, pair: Pair) {
  const [key] = rangeOf(pair.key);
  const indented = source.slice(lineStart(source, key), key).trim() === "";
  return { from: indented ? lineStart(source, key) : key, to: lineEnd(source, rangeOf(pair.value)[1]), indented };
}
