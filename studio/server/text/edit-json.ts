import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { isFields } from "../../fields";
import type { Fields, Path } from "../../protocol";
import { pairItems, plain, sameValue } from "./values";

/** Writes a value into a JSON text: only what differs changes, in the style of what stands beside. */
export function editJson(text: string, value: unknown): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const source = text.slice(mark.length);
  return mark + editAt(source, [], JSON.parse(source), plain(value));
}

/** A new JSON file. */
export const newJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function nodeAt(text: string, path: Path): Node {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`JSON sans ${path.join(".")}`);
  return node;
}

const endOf = ({ offset, length }: Node) => offset + length;
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));
const replace = (text: string, from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to);

/** The indentation of the line on which a node begins. */
const indentAt = (text: string, { offset }: Node) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isFields(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return `{ ${fields.join(", ")} }`;
};

/** How a text breaks and indents its lines. */
const styleOf = (text: string) => ({
  lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
  unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ",
});

function format(text: string, value: unknown, indent: string, isInline: boolean): string {
  const { lineEnd, unit } = styleOf(text);
  return isInline ? onOneLine(value) : JSON.stringify(value, null, unit).replaceAll("\n", lineEnd + indent);
}

function editAt(text: string, path: Path, now: unknown, next: unknown): string {
  if (sameValue(now, next)) return text;
  if (isFields(now) && isFields(next)) return editFields(text, path, now, next);
  if (Array.isArray(now) && Array.isArray(next)) return editItems(text, path, now, next);
  const node = nodeAt(text, path);
  const isInline = !textOf(text, node).includes("\n") && now !== null && typeof now === "object";
  return replace(text, node.offset, endOf(node), format(text, next, indentAt(text, node), isInline));
}

/** Fields keep their order; a new one comes after the one that it follows in `next`. */
function editFields(text: string, path: Path, now: Fields, next: Fields): string {
  const kept = Object.keys(now).filter((key) => Object.hasOwn(next, key));
  let edited = Object.keys(now)
    .filter((key) => !kept.includes(key))
    .reduce((written, key) => remove(written, nodeAt(written, [...path, key]).parent), text);
  for (const [rank, key] of Object.keys(next).entries()) {
    if (Object.hasOwn(now, key)) edited = editAt(edited, [...path, key], now[key], next[key]);
    else {
      const index = rank === 0 ? 0 : kept.indexOf(Object.keys(next)[rank - 1] ?? "") + 1;
      kept.splice(index, 0, key);
      edited = insert(edited, path, index, `${JSON.stringify(key)}: `, next[key]);
    }
  }
  return edited;
}

/** Items that stay, moved ones included, keep their text. */
function editItems(text: string, path: Path, now: readonly unknown[], next: readonly unknown[]): string {
  const pairs = pairItems(now, next);
  let edited = text;
  for (const [position, index] of pairs.entries())
    if (index !== undefined) edited = editAt(edited, [...path, index], now[index], next[position]);
  for (const index of [...now.keys()].reverse())
    if (!pairs.includes(index)) edited = remove(edited, nodeAt(edited, [...path, index]));
  const order = pairs.filter((index) => index !== undefined);
  const places = nodeAt(edited, path).children ?? [];
  const texts = places.map((place) => textOf(edited, place));
  const ranks = order.toSorted((a, b) => a - b);
  for (const [position, place] of [...places.entries()].reverse())
    edited = replace(edited, place.offset, endOf(place), texts[ranks.indexOf(order[position] ?? 0)] ?? "");
  for (const [position, index] of pairs.entries())
    if (index === undefined) edited = insert(edited, path, position, "", next[position]);
  return edited;
}

/** Takes out a property or an item, with its comma. */
function remove(text: string, node: Node | undefined): string {
  const siblings = node?.parent?.children ?? [];
  if (!node?.parent) return text;
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return replace(text, endOf(before), endOf(node), "");
  if (after) return replace(text, node.offset, after.offset, "");
  return replace(text, node.parent.offset + 1, endOf(node.parent) - 1, "");
}

/** Adds a property or an item, as its neighbour is written. */
function insert(text: string, path: Path, index: number, head: string, value: unknown): string {
  const parent = nodeAt(text, path);
  const [before, after] = [parent.children?.[index - 1], parent.children?.[index]];
  const near = before ?? after;
  const { lineEnd, unit } = styleOf(text);
  const isInline = near !== undefined && !textOf(text, parent).includes("\n");
  const indent = near ? indentAt(text, near) : indentAt(text, parent) + unit;
  const likeNear = head === "" && near !== undefined && !textOf(text, near).includes("\n");
  const member = head + format(text, value, indent, isInline || likeNear);
  const gap = isInline ? " " : lineEnd + indent;
  if (before) return replace(text, endOf(before), endOf(before), `,${gap}${member}`);
  if (after) return replace(text, after.offset, after.offset, `${member},${gap}`);
  const [open, close] = parent.type === "array" ? ["[", "]"] : ["{", "}"];
  return replace(text, parent.offset, endOf(parent), open + gap + member + lineEnd + indentAt(text, parent) + close);
}
