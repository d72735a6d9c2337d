import { isMap, isScalar, isSeq, type Pair, parseDocument, Scalar, stringify, type YAMLMap, type YAMLSeq } from "yaml";
import { own, plain, sameValue } from "./plain-value";
import { pairItems } from "./pair-items";

/** A replacement, by offsets. */
type Edit = { from: number; to: number; text: string };

type Style = { source: string; end: string };

type Fields = Record<string, unknown>;

/**
 * Writes fields into a YAML front matter, preserving all other formatting: quotes, comments,
 * spacing, block scalars. New strings are quoted, as in this site's files.
 *
 * @param source whole lines, each with its line break.
 * @throws when it can't be edited without loss (an anchor, a tag).
 */
export function spliceYaml(source: string, value: Fields): string {
  const document = parseDocument(source);
  const style = { source, end: source.includes("\r\n") ? "\r\n" : "\n" };
  const edits = isMap(document.contents) ? editMap(style, document.contents, value, "") : [];
  const written = edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: piece }) => text.slice(0, from) + piece + text.slice(to), source);
  if (!sameValue(parseDocument(written).toJS(), value)) throw new Error("en-tête écrit d’une façon inhabituelle");
  return written;
}

const rangeOf = (node: unknown): [number, number] => {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? [range[0], range[1]] : [0, 0];
};

const lineStart = (source: string, offset: number) => source.lastIndexOf("\n", offset - 1) + 1;

/** The offset after the line that contains `offset`; a block scalar may already end there. */
const lineEnd = (source: string, offset: number) =>
  source[offset - 1] === "\n" ? offset : source.indexOf("\n", offset) + 1;

const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);

function editMap(style: Style, map: YAMLMap, value: Fields, indent: string): Edit[] {
  const { source, end } = style;
  const pairs = map.items;
  const present = pairs.map(keyOf);
  const edits = pairs.flatMap((pair) => {
    const next = own(value, keyOf(pair));
    if (sameValue(plainOf(pair.value), next)) return [];
    return next === undefined ? [{ ...linesOf(source, pair), text: "" }] : editValue(style, pair, next, indent);
  });
  const wanted = Object.keys(value).filter((key) => value[key] !== undefined);
  const additions = new Map<number, string>();
  for (const [position, key] of wanted.entries()) {
    if (present.includes(key)) continue;
    const before = wanted.slice(0, position).findLast((earlier) => present.includes(earlier));
    const after = pairs.find((pair) => keyOf(pair) === before);
    const offset = after ? lineEnd(source, rangeOf(after.value)[1]) : lineStart(source, rangeOf(pairs[0]?.key)[0]);
    additions.set(offset, (additions.get(offset) ?? "") + compose(style, key, value[key], indent) + end);
  }
  return [...edits, ...[...additions].map(([from, text]) => ({ from, to: from, text }))];
}

const plainOf = (node: unknown): unknown =>
  node !== null && typeof node === "object" && "toJSON" in node ? plain((node as Scalar).toJSON()) : node;

const linesOf = (source: string, pair: Pair) => ({
  from: lineStart(source, rangeOf(pair.key)[0]),
  to: lineEnd(source, rangeOf(pair.value)[1]),
});

function editValue(style: Style, pair: Pair, next: unknown, indent: string): Edit[] {
  const { source, end } = style;
  const node = pair.value;
  if (isMap(node) && !node.flow && next !== null && typeof next === "object" && !Array.isArray(next)) {
    const [from] = rangeOf(node);
    return editMap(style, node, next as Fields, source.slice(lineStart(source, from), from));
  }
  if (isSeq(node) && !node.flow && Array.isArray(next) && next.length > 0) return [editList(style, node, next)];
  const oneLine = isScalar(node) && node.type !== Scalar.BLOCK_FOLDED && node.type !== Scalar.BLOCK_LITERAL;
  if (oneLine && (next === null || typeof next !== "object")) {
    const [from, to] = rangeOf(node);
    return [{ from, to, text: (source[from - 1] === ":" ? " " : "") + scalarText(next, node.type) }];
  }
  return [{ ...linesOf(source, pair), text: compose(style, keyOf(pair), next, indent) + end }];
}

/** Rewrites a list, copying the lines of unchanged items. */
function editList({ source, end }: Style, list: YAMLSeq, next: readonly unknown[]): Edit {
  const starts = list.items.map((item) => lineStart(source, rangeOf(item)[0]));
  const to = lineEnd(source, rangeOf(list.items.at(-1))[1]);
  const lines = starts.map((start, position) => source.slice(start, starts[position + 1] ?? to));
  const dash = /^[ \t]*-[ \t]+/.exec(lines[0] ?? "")?.[0] ?? "  - ";
  const types = list.items.map((item) => (isScalar(item) ? item.type : undefined));
  const former = list.items.map(plainOf);
  const pairs = pairItems(former, next);
  const text = next.map((item, position) => {
    const index = pairs[position];
    if (index !== undefined && sameValue(former[index], item)) return lines[index];
    return dash + scalarText(item, types[index ?? 0]) + end;
  });
  return { from: starts[0] ?? to, to, text: text.join("") };
}

const oneLine = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

/** Formats a scalar on one line, with the quotes of the former one if possible. */
function scalarText(value: unknown, type: unknown): string {
  const scalar = new Scalar(value);
  if (typeof value === "string") {
    scalar.type = value.includes("\n") ? Scalar.QUOTE_DOUBLE : ((type ?? Scalar.QUOTE_DOUBLE) as Scalar.Type);
  }
  return stringify(scalar, oneLine).trimEnd();
}

/** Formats a new field: strings quoted, dates not. */
function compose({ end }: Style, key: string, value: unknown, indent: string): string {
  const bare = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
  const defaultStringType = bare ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
  const text = stringify({ [key]: value }, { ...oneLine, defaultKeyType: Scalar.PLAIN, defaultStringType });
  return text
    .trimEnd()
    .split("\n")
    .map((line) => indent + line)
    .join(end);
}

/** The front matter of a new file. */
export const composeYaml = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${compose({ source: "", end: "\n" }, key, value, "")}\n`)
    .join("");
