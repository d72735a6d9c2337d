import { isMap, isScalar, isSeq, type Pair, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { isFields } from "../../fields";
import type { Fields } from "../../protocol";
import { Refusal } from "../refusal";
import { compose, composeItem, scalarText, type Style } from "./compose-yaml";
import { own, plain, sameValue } from "./plain-value";
import { pairItems } from "./pair-items";
import { keyOf, lineEnd, linesOf, lineStart, plainOf, rangeOf } from "./yaml-nodes";

/** A replacement, by offsets. */
type Edit = { from: number; to: number; text: string };

/** An anchor, a tag: what can't be edited without losing something. */
export const unusual = () =>
  new Refusal(
    422,
    "L’en-tête de ce fichier est écrit d’une façon que le studio ne sait pas modifier sans rien perdre : corrigez-le dans un éditeur de texte.",
  );

/**
 * Writes fields into a YAML front matter, preserving all other formatting: quotes, comments,
 * spacing, block scalars. New strings are quoted, as in this site's files.
 *
 * @param source whole lines, each with its line break.
 * @throws {Refusal} when it can't be edited without loss.
 */
export function spliceYaml(source: string, value: Fields): string {
  const document = parseDocument(source);
  const style = { source, end: source.includes("\r\n") ? "\r\n" : "\n" };
  const edits = isMap(document.contents) ? editMap(style, document.contents, value, "") : [];
  const written = applyEdits(source, 0, edits);
  if (!sameValue(parseDocument(written).toJS(), value)) throw unusual();
  return written;
}

/** Applies edits to a part of the source that begins at an offset. */
const applyEdits = (part: string, start: number, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: piece }) => text.slice(0, from - start) + piece + text.slice(to - start), part);

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

function editValue(style: Style, pair: Pair, next: unknown, indent: string): Edit[] {
  const { source, end } = style;
  const node = pair.value;
  if (isMap(node) && !node.flow && isFields(next)) {
    const [from] = rangeOf(node);
    return editMap(style, node, next, source.slice(lineStart(source, from), from));
  }
  if (isSeq(node) && Array.isArray(next) && next.length > 0 && !hasComment(source, node)) {
    return [node.flow ? editFlowList(style, node, next) : editList(style, node, next)];
  }
  const oneLine = isScalar(node) && node.type !== Scalar.BLOCK_FOLDED && node.type !== Scalar.BLOCK_LITERAL;
  if (oneLine && (next === null || typeof next !== "object")) {
    const [from, to] = rangeOf(node);
    return [{ from, to, text: (source[from - 1] === ":" ? " " : "") + scalarText(next, node.type) }];
  }
  const lines = linesOf(source, pair);
  return [
    { ...lines, text: compose(style, keyOf(pair), next, indent).slice(lines.indented ? 0 : indent.length) + end },
  ];
}

/** A comment inside «[…]» would be lost. */
const hasComment = (source: string, list: YAMLSeq) =>
  list.flow === true && source.slice(...rangeOf(list)).includes("#");

/** Rewrites a list, copying the lines of unchanged items. */
function editList(style: Style, list: YAMLSeq, next: readonly unknown[]): Edit {
  const { source } = style;
  const starts = list.items.map((item) => lineStart(source, rangeOf(item)[0]));
  const to = lineEnd(source, rangeOf(list.items.at(-1))[1]);
  const lines = starts.map((start, position) => source.slice(start, starts[position + 1] ?? to));
  const dash = /^[ \t]*-[ \t]+/.exec(lines[0] ?? "")?.[0] ?? "  - ";
  const former = list.items.map(plainOf);
  const pairs = pairItems(former, next);
  const text = next.map((item, position) => {
    const index = pairs[position];
    if (index === undefined) return composeItem(style, item, dash, list.items[0]);
    if (sameValue(former[index], item)) return lines[index];
    return editItem(style, list.items[index], item, dash, lines[index] ?? "", starts[index] ?? 0);
  });
  return { from: starts[0] ?? to, to, text: text.join("") };
}

/** An item of a list, changed: only the lines of the fields that differ, unless its first field is another. */
function editItem(style: Style, node: unknown, item: unknown, dash: string, lines: string, start: number): string {
  const [first] = isMap(node) ? node.items : [];
  const keepsFirst = first && isFields(item) && Object.keys(plain(item) as Fields)[0] === keyOf(first);
  if (!isMap(node) || node.flow || !keepsFirst) return composeItem(style, item, dash, node);
  return applyEdits(lines, start, editMap(style, node, item, " ".repeat(dash.length)));
}

/** Rewrites «[a, b]» on its line, copying unchanged items. */
function editFlowList({ source }: Style, list: YAMLSeq, next: readonly unknown[]): Edit {
  const former = list.items.map(plainOf);
  const pairs = pairItems(former, next);
  const [like] = list.items;
  const items = next.map((item, position) => {
    const index = pairs[position];
    const kept = index !== undefined && sameValue(former[index], item);
    // Unquoted, a comma would cut it.
    const type = isScalar(like) && /^[\w.-]+$/.test(String(item)) ? like.type : undefined;
    return kept ? source.slice(...rangeOf(list.items[index])) : scalarText(item, type);
  });
  const [from, to] = rangeOf(list);
  return { from, to, text: `[${items.join(", ")}]` };
}
