import type { Collection } from "../../collections/define-collection";
import { fileSlug } from "../project/file-slug";
import type { Position } from "../project/text-position";
import { valueAt } from "../project/value-at";
import { fieldPath, type Mistake } from "./mistake";

/** An entry of a collection, with the means to locate its fields in the file. */
export type Entry = {
  collection: Collection;
  file: string;
  /** Path of the entry in its file: `[3]` for the fourth of a list. */
  path: (string | number)[];
  value: unknown;
  /** Position of a field (path inside the entry), or of its closest existing parent. */
  locate(path: readonly PropertyKey[]): Position | undefined;
  /** MDX only: the body, and the number of lines before it. */
  prose?: { body: string; linesBefore: number };
};

/** The value of a field; undefined too if the entry is not an object. */
export const fieldOf = ({ value }: Entry, name: string): unknown => valueAt(value, [name]);

/** The address where an entry is seen. */
export const pathOf = (entry: Entry): string =>
  entry.collection.path({ slug: fileSlug(entry.file), key: fieldOf(entry, "key") });

type StringField = { path: PropertyKey[]; value: string };

/** All strings of a value, at any depth. */
export function stringsOf(value: unknown, path: PropertyKey[] = []): StringField[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return typeof inner === "string" ? [{ path: here, value: inner }] : stringsOf(inner, here);
  });
}

/** An error in a field of an entry; `path` is relative to the entry. */
export const mistakeAt = (entry: Entry, path: readonly PropertyKey[], message: string): Mistake => ({
  file: entry.file,
  field: fieldPath([...entry.path, ...path]),
  ...entry.locate(path),
  message,
});
