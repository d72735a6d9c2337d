import { collections } from "../../model/collections";
import { fileSlug } from "../project/file-slug";
import { fieldSchema, required } from "./field-schema";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { fieldOf, mistakeAt, stringsOf, type Entry } from "./read-entries";

type Target = { type: string; field: string };

/** All references of an entry, at any depth. */
const referencesIn = (entry: Entry) =>
  stringsOf(entry.value, () => true).flatMap(({ path, value }) => {
    const target = required(fieldSchema(entry, path))?.meta?.()?.reference as Target | undefined;
    return target ? [{ path, value, target }] : [];
  });

/** The value that references to this entry use. */
const nameOf = (entry: Entry, field: string): unknown =>
  field === "slug" ? fileSlug(entry.file) : fieldOf(entry, field);

/** The values by which the entries of a collection can be referenced. */
function namesByTarget(entries: readonly Entry[], { type, field }: Target): string[] {
  return entries
    .filter(({ collection }) => collection.type === type)
    .map((entry) => nameOf(entry, field))
    .filter((name) => typeof name === "string");
}

/**
 * Broken references, and references of an entry to itself.
 *
 * @param entries those of every collection.
 * @param unreadable types with a file that could not be read: their references are not checked.
 */
export function checkReferences(entries: readonly Entry[], unreadable: ReadonlySet<string>): Mistake[] {
  return entries.flatMap((entry) =>
    referencesIn(entry).flatMap(({ path, value, target }) => {
      const mistake = (message: string) => mistakeAt(entry, path, message);
      if (target.type === entry.collection.type && nameOf(entry, target.field) === value) {
        return [mistake(`«${value}» mène à cette entrée même : choisissez-en une autre`)];
      }
      const names = namesByTarget(entries, target);
      if (names.includes(value) || unreadable.has(target.type)) return [];
      const place = collections.find(({ type }) => type === target.type)?.files;
      return [mistake(`«${value}» ne désigne aucune entrée de ${place}${suggestion(value, names)}`)];
    }),
  );
}
