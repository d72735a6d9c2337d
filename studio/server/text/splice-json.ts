import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isFields } from "../../fields";
import { own, sameValue } from "./plain-value";
import { pairItems } from "./pair-items";

/**
 * Writes a value into a JSON text, preserving all other formatting: spacing, inline objects, key
 * order. Unchanged parts keep their text; new ones are formatted like their siblings.
 *
 * @param text valid JSON.
 */
export function spliceJson(text: string, value: unknown): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const source = text.slice(mark.length);
  const tree = parseTree(source);
  if (!tree) throw new Error("JSON illisible");
  const style = { end: source.includes("\r\n") ? "\r\n" : "\n", unit: /\n([ \t]+)\S/.exec(source)?.[1] ?? "  " };
  const written = write({ source, ...style }, tree, value, "");
  return mark + source.slice(0, tree.offset) + written + source.slice(tree.offset + tree.length);
}

type Style = { source: string; end: string; unit: string };

/** A property or an item: its text, and its former node, if any. */
type Member = { text: string; node: Node | undefined };

const textOf = ({ source }: Style, node: Node) => source.slice(node.offset, node.offset + node.length);

/** The indentation of the line on which a node begins. */
const indentAt = ({ source }: Style, node: Node) =>
  /^[ \t]*/.exec(source.slice(source.lastIndexOf("\n", node.offset - 1) + 1))?.[0] ?? "";

function write(style: Style, node: Node | undefined, value: unknown, indent: string, like?: Node): string {
  if (!node) return compose(style, value, indent, like !== undefined && !textOf(style, like).includes("\n"));
  if (sameValue(getNodeValue(node), value)) return textOf(style, node);
  if (node.type === "array" && Array.isArray(value)) return frame(style, node, items(style, node, value));
  if (node.type === "object" && isFields(value)) return frame(style, node, properties(style, node, value));
  return compose(style, value, indentAt(style, node), !textOf(style, node).includes("\n"));
}

function items(style: Style, list: Node, value: readonly unknown[]): Member[] {
  const former = list.children ?? [];
  const inner = former[0] ? indentAt(style, former[0]) : indentAt(style, list) + style.unit;
  const pairs = pairItems(former.map(getNodeValue), value);
  return value.map((item, position) => {
    const node = former[pairs[position] ?? -1];
    return { node, text: write(style, node, item ?? null, inner, former.at(-1)) };
  });
}

/** Properties in their former order; a new one after the one it follows in `value`. */
function properties(style: Style, object: Node, value: Record<string, unknown>): Member[] {
  const former = object.children ?? [];
  const keyOf = (property: Node) => String(property.children?.[0]?.value);
  const kept = former.filter((property) => own(value, keyOf(property)) !== undefined);
  const order = kept.map(keyOf);
  const wanted = Object.keys(value).filter((key) => value[key] !== undefined);
  for (const [position, key] of wanted.entries()) {
    if (order.includes(key)) continue;
    const before = wanted.slice(0, position).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  const inner = former[0] ? indentAt(style, former[0]) : indentAt(style, object) + style.unit;
  return order.map((key) => {
    const node = kept.find((property) => keyOf(property) === key);
    const [, valueNode] = node?.children ?? [];
    const head = node && valueNode ? style.source.slice(node.offset, valueNode.offset) : `${JSON.stringify(key)}: `;
    return { node, text: head + write(style, valueNode, own(value, key), inner) };
  });
}

/** Joins members between the brackets, with the former separators. */
function frame(style: Style, container: Node, members: readonly Member[]): string {
  const { source, end, unit } = style;
  const former = container.children ?? [];
  const [open, close] = container.type === "array" ? ["[", "]"] : ["{", "}"];
  if (members.length === 0) return open + close;
  const outer = indentAt(style, container);
  const first = former[0];
  const last = former.at(-1);
  const lead = first ? source.slice(container.offset + 1, first.offset) : `${end}${outer}${unit}`;
  const tail = last
    ? source.slice(last.offset + last.length, container.offset + container.length - 1)
    : `${end}${outer}`;
  const gaps = former
    .slice(1)
    .map((node, position) =>
      source.slice((former[position]?.offset ?? 0) + (former[position]?.length ?? 0), node.offset),
    );
  const usual = gaps.at(-1) ?? `,${lead.includes("\n") ? lead : " "}`;
  const body = members.map(({ text }, position) => (position === 0 ? "" : (gaps[position - 1] ?? usual)) + text);
  return open + lead + body.join("") + tail + close;
}

/** Formats a new value. */
function compose({ end, unit }: Style, value: unknown, indent: string, inline: boolean): string {
  if (inline) return composeInline(value);
  return JSON.stringify(value, null, unit).replaceAll("\n", `${end}${indent}`);
}

function composeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(composeInline).join(", ")}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return fields.length === 0
    ? "{}"
    : `{ ${fields.map(([key, inner]) => `${JSON.stringify(key)}: ${composeInline(inner)}`).join(", ")} }`;
}
