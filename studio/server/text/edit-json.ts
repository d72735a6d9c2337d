import { type Node, parseTree } from "jsonc-parser";
import { isFields } from "../../fields";
import { pairItems, plain, sameValue } from "./values";

/** Writes a value into a JSON text: only what differs changes, in the style of what stands beside it. */
export function editJson(text: string, value: unknown): string {
  const root = parseTree(text.replace(/^\uFEFF/, " "));
  if (!root) throw new Error("JSON vide");
  return text.slice(0, root.offset) + rewrite(text, root, plain(value)) + text.slice(endOf(root));
}

/** A new JSON file. */
export const newJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const endOf = ({ offset, length }: Node) => offset + length;
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));
const valueOf = (text: string, node: Node): unknown => JSON.parse(textOf(text, node));

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isFields(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return `{ ${fields.join(", ")} }`;
};

/** How a text breaks its lines, indents them, and where the line of a node begins. */
function styleAt(text: string, { offset }: Node) {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ";
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";
  const format = (value: unknown, inline: boolean, margin = indent) =>
    inline ? onOneLine(value) : JSON.stringify(value, null, unit).replaceAll("\n", lineEnd + margin);
  return { format, outer: lineEnd + indent, inner: lineEnd + indent + unit, margin: indent + unit };
}

/** Fields keep their order; a new one comes after the one that it follows in `next`. */
function pairFields(members: readonly Node[], next: Record<string, unknown>): [string, number | undefined][] {
  const former = members.map(({ children }) => String(children?.[0]?.value));
  const order = former.filter((key) => Object.hasOwn(next, key));
  for (const [rank, key] of Object.keys(next).entries())
    if (!former.includes(key)) order.splice(rank && order.indexOf(Object.keys(next)[rank - 1] ?? "") + 1, 0, key);
  return order.map((key) => [key, former.includes(key) ? former.indexOf(key) : undefined]);
}

/** The text of a value, once it is `next`: members that stay, moved ones included, keep theirs, and what is before them. */
function rewrite(text: string, node: Node, next: unknown): string {
  const now = valueOf(text, node);
  if (sameValue(now, next)) return textOf(text, node);
  const { format, outer, inner, margin } = styleAt(text, node);
  const members = node.children ?? [];
  const isOnOneLine = !textOf(text, node).includes("\n");
  const isList = Array.isArray(now) && Array.isArray(next);
  if (!isList && !(isFields(now) && isFields(next)))
    return format(next, isOnOneLine && now !== null && typeof now === "object");
  const pairs: [string | number, number | undefined][] = isList
    ? pairItems(now, next).map((index, position) => [position, index])
    : pairFields(members, next as Record<string, unknown>);
  const [open = "", close = ""] = [text[node.offset], text[endOf(node) - 1]];
  if (pairs.length === 0) return open + close;

  const [first, last] = [members[0], members.at(-1)];
  const isInline = isOnOneLine && first !== undefined;
  const before = (rank: number) => text.slice(endOf(members[rank - 1] ?? node), members[rank]?.offset);
  const usual = members.length > 1 ? before(1) : isInline ? ", " : `,${inner}`;
  const parts = pairs.map(([key, index], position) => {
    const value = (next as Record<string | number, unknown>)[key];
    const member = index === undefined ? undefined : members[index];
    const gap = position === 0 ? "" : member && index ? before(index) : usual;
    const near = isList && first !== undefined && !textOf(text, first).includes("\n");
    if (!member) return `${gap}${isList ? "" : `${JSON.stringify(key)}: `}${format(value, isInline || near, margin)}`;
    const held = isList ? member : (member.children?.[1] ?? member);
    return gap + text.slice(member.offset, held.offset) + rewrite(text, held, value);
  });
  const head = first ? text.slice(node.offset + 1, first.offset) : inner;
  const tail = last ? text.slice(endOf(last), endOf(node) - 1) : outer;
  return open + head + parts.join("") + tail + close;
}
