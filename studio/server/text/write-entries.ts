import type { Fields } from "../../protocol";
import type { NamedEntry } from "../entries";
import { fieldsOf } from "../entries";
import { spliceJson } from "./splice-json";
import { spliceMdx } from "./splice-mdx";

/**
 * The text of a file with other values of its entries, changing only what differs.
 *
 * @param entries all entries of the file, before.
 * @param change an entry's fields, after; null takes it out of its list.
 */
export function writeEntries(
  text: string,
  entries: readonly NamedEntry[],
  change: (entry: NamedEntry) => Fields | null,
): string {
  const [first] = entries;
  if (!first) return text;
  if (first.collection.shape === "list")
    return spliceJson(
      text,
      entries.map(change).filter((fields) => fields !== null),
    );
  const fields = change(first) ?? fieldsOf(first);
  return first.prose
    ? spliceMdx(text, { ...fields }, first.prose.body.replace(/\r\n?/g, "\n"))
    : spliceJson(text, fields);
}
