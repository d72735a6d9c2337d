import type { LaunchGroup } from "../../collections/fields";
import type { Entry } from "./entry";

/** The parts of a zod schema that lead to a field's. */
type FieldSchema = {
  description?: string;
  meta?: () => Record<string, unknown> | undefined;
  def?: { innerType?: FieldSchema };
  shape?: Record<PropertyKey, FieldSchema>;
  element?: FieldSchema;
};

/** A schema without what makes it optional. */
export const required = (schema: FieldSchema | undefined): FieldSchema | undefined =>
  schema?.def?.innerType ? required(schema.def.innerType) : schema;

/** The schema of a field of an entry; undefined for an unknown field. */
export const fieldSchema = ({ collection }: Entry, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>((schema, key) => {
    const parent = required(schema);
    return typeof key === "number" ? parent?.element : parent?.shape?.[key];
  }, collection.schema as FieldSchema);

/** What the schema of a field declares besides its type (src/collections/fields.ts). */
export type Declared = {
  reference?: { type: string; field: string };
  format?: string;
  choices?: string;
  leadsTo?: "page" | "file";
  picture?: { minWidth: number; width: number };
  /** Where the launch list tells a sample, or each of its fields. */
  launch?: LaunchGroup | Readonly<Record<string, LaunchGroup>>;
};

export const declaredOf = (entry: Entry, path: readonly PropertyKey[]): Declared =>
  required(fieldSchema(entry, path))?.meta?.() ?? {};
