import { valueAt } from "../../src/content/project/value-at";
import { fieldPath, type Mistake } from "../../src/content/validate/mistake";
import type { Sources } from "../../src/content/validate/sources";
import type { Path } from "../protocol";
import { schemasAlong } from "../schema-path";
import { collectionIn, entriesIn, type NamedEntry } from "./entries";
import { parseFieldPath, placeOf } from "./place";
import { schemaOf } from "./schema-of";
import { type Dropped, dropAt } from "./text/drop-value";
import { writeEntries } from "./text/write-entries";

/** What was taken out of a file so that it names nothing that is gone. */
export type Mend = { file: string; text: string; dropped: Dropped[]; places: string[] };

const lengthAt = (value: unknown, path: Path): number => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list.length : 0;
};

/** The smallest part around a field that an entry may do without; undefined if it needs all of them. */
function dispensable({ collection, value }: NamedEntry, path: Path): Path | undefined {
  const along = schemasAlong(schemaOf(collection), path);
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1];
    const parent = along[length - 1];
    const canGo =
      typeof key === "number"
        ? lengthAt(value, path.slice(0, length - 1)) > Number(parent?.minItems ?? 0)
        : !parent?.required?.includes(String(key));
    if (canGo) return path.slice(0, length);
  }
  return undefined;
}

/** The last item of a list first: those before it keep their place. */
const fromTheEnd = (a: Mistake, b: Mistake) => b.field.localeCompare(a.field, "en", { numeric: true });

/**
 * Takes out of the entries of a file what the mistakes say leads nowhere, wherever an entry may do without it.
 *
 * @returns undefined when there is nothing that may go.
 */
export function mendFile(sources: Sources, file: string, mistakes: readonly Mistake[]): Mend | undefined {
  const collection = collectionIn(file);
  if (!collection) return undefined;
  const named = entriesIn(sources, collection, file).map((entry) => ({
    ...entry,
    value: structuredClone(entry.value),
  }));
  const dropped: Dropped[] = [];
  const places: string[] = [];
  for (const { field } of [...mistakes].sort(fromTheEnd)) {
    const path = parseFieldPath(field);
    const isList = collection.shape === "list";
    const entry = named[isList ? Number(path[0]) : 0];
    const inner = entry && dispensable(entry, isList ? path.slice(1) : path);
    const out = inner && dropAt(entry.value, inner);
    if (!out) continue;
    const whole = [...entry.path, ...inner];
    // An item of a list is told by its list.
    const told = typeof whole.at(-1) === "number" ? whole.slice(0, -1) : whole;
    places.push(placeOf(sources, { file, field: fieldPath(told), line: undefined }));
    dropped.push({ ...out, path: whole });
  }
  if (dropped.length === 0) return undefined;
  const text = writeEntries(sources.read(file), named, ({ value }) => value as Record<string, unknown>);
  return { file, text, dropped, places: places.reverse() };
}
