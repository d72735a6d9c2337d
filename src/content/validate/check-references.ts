import { z } from "zod";
import { collections } from "../../model/collections";
import { fileSlug } from "../project/file-slug";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { fieldOf, mistakeAt, type Entry } from "./read-entries";

type Target = { type: string; field: string };

type Schema = { properties?: Record<string, Schema>; items?: Schema; reference?: Target };

type Reference = { path: (string | number)[]; value: string; target: Target };

/** All references in a value, at any depth. */
function referencesIn(schema: Schema, value: unknown, path: (string | number)[] = []): Reference[] {
  if (schema.reference) return typeof value === "string" ? [{ path, value, target: schema.reference }] : [];
  const { items, properties = {} } = schema;
  if (items) {
    return Array.isArray(value) ? value.flatMap((item, index) => referencesIn(items, item, [...path, index])) : [];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(properties).flatMap(([name, field]) =>
    referencesIn(field, Reflect.get(value, name), [...path, name]),
  );
}

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
  const schemas = new Map(collections.map((collection) => [collection, z.toJSONSchema(collection.schema) as Schema]));
  return entries.flatMap((entry) =>
    referencesIn(schemas.get(entry.collection) ?? {}, entry.value).flatMap(({ path, value, target }) => {
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
