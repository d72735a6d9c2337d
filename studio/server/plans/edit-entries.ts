import type { Sources } from "../../../src/content/validate/sources";
import type { Fields } from "../../protocol";
import { type NamedEntry, bodyOf, fieldsOf } from "../entries";
import { editJson } from "../text/edit-json";
import { editMdx } from "../text/edit-mdx";

/**
 * The text of a file with other values of its entries, changing only what differs.
 *
 * @param entries all entries of the file, before.
 * @param change an entry's fields, after; null takes it out of its list.
 */
export function editEntries(
  sources: Sources,
  entries: readonly NamedEntry[],
  change: (entry: NamedEntry) => Fields | null,
): string {
  const [first] = entries;
  if (!first) return "[]\n";
  const text = sources.read(first.file);
  if (first.collection.shape === "list") return editJson(text, entries.map(change).filter(Boolean));
  const fields = change(first) ?? fieldsOf(first);
  return first.prose ? editMdx(text, fields, bodyOf(first) ?? "") : editJson(text, fields);
}
