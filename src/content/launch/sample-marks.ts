import type { LaunchGroup } from "../../collections/fields";
import { declaredOf, fieldSchema, withoutOptional } from "../validate/field-schema";
import { fieldOf, type Entry } from "../validate/entry";

type Fields = Readonly<Record<string, unknown>>;

/** A part of an entry that is a sample or not: the whole entry, or one field of a file with `sampleFields`. */
type Part = {
  /** undefined for the whole entry. */
  field: string | undefined;
  group: LaunchGroup;
  isSample: boolean;
};

/** The fields of a file that are customised one by one, each with its group; undefined in other files. */
const customisableFields = (entry: Entry) =>
  declaredOf(entry, ["sampleFields"]).launch as Readonly<Record<string, LaunchGroup>> | undefined;

/** The names of the fields that are still samples. */
const markedFields = (entry: Entry): string[] => {
  if (fieldOf(entry, "sample") === true) return Object.keys(customisableFields(entry) ?? {});
  const marked = fieldOf(entry, "sampleFields");
  return Array.isArray(marked) ? marked.map(String) : [];
};

/** The parts of an entry that may be samples; none in a collection without sample marks. */
export function partsOf(entry: Entry): Part[] {
  const group = declaredOf(entry, ["sample"]).launch as LaunchGroup | undefined;
  const fields = customisableFields(entry);
  if (group === undefined) return [];
  if (fields === undefined) return [{ field: undefined, group, isSample: fieldOf(entry, "sample") === true }];
  const marked = markedFields(entry);
  return Object.entries(fields)
    .filter(([field]) => fieldOf(entry, field) !== undefined)
    .map(([field, group]) => ({ field, group, isSample: marked.includes(field) }));
}

/** The label of a field, as the forms show it. */
export const fieldLabel = (entry: Entry, field: string): string => {
  const { title, description } = (withoutOptional(fieldSchema(entry, [field]))?.meta?.() ?? {}) as Record<
    string,
    string
  >;
  return title ?? description ?? field;
};

/**
 * An entry without its sample marks, or without those of some fields.
 *
 * @param customised the fields; undefined for the whole entry.
 */
export function withoutMarks(entry: Entry, customised?: readonly string[]): Fields {
  const { sample, sampleFields, ...fields } = entry.value as Record<string, unknown>;
  const left =
    customised === undefined
      ? []
      : markedFields(entry).filter((field) => !customised.includes(field) && field in fields);
  return left.length > 0 ? { ...fields, sampleFields: left } : fields;
}
