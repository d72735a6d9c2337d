import type { LaunchGroup } from "../../collections/fields";
import type { Entry } from "./entry";

/** The parts of a zod schema used to find that of a field. */
type FieldSchema = {
  description?: string;
  meta?: () => Record<string, unknown> | undefined;
  def?: { innerType?: FieldSchema };
  shape?: Record<PropertyKey, FieldSchema>;
  element?: FieldSchema;
};

/** A schema without its optional wrapper. */
export const withoutOptional = (schema: FieldSchema | undefined): FieldSchema | undefined =>
  schema?.def?.innerType ? withoutOptional(schema.def.innerType) : schema;

/** The schema of a field of an entry; undefined for an unknown field. */
export const fieldSchema = ({ collection }: Entry, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>((schema, key) => {
    const parent = withoutOptional(schema);
    return typeof key === "number" ? parent?.element : parent?.shape?.[key];
  }, collection.schema as FieldSchema);

/** What the schema of a field declares besides its type (src/collections/fields.ts). */
export type Declared = {
  reference?: { type: string; field: string };
  format?: string;
  /** «data/site.json#sectors»: the only list of choices that a data file holds. */
  choices?: string;
  leadsTo?: "page" | "file";
  picture?: { minWidth: number; width: number };
  /** Group of the launch list for a sample, or for each field of `sampleFields`. */
  launch?: LaunchGroup | Readonly<Record<string, LaunchGroup>>;
};

export const declaredOf = (entry: Entry, path: readonly PropertyKey[]): Declared =>
  withoutOptional(fieldSchema(entry, path))?.meta?.() ?? {};
