import { z } from "zod";
import { valueAt } from "../../src/content/project/value-at";
import type { Fields, FormSchema, Path } from "../protocol";
import { collectionOf } from "./entries";

const schemas = new Map<string, FormSchema>();

function schemaOf(type: string): FormSchema {
  const schema = schemas.get(type) ?? (z.toJSONSchema(collectionOf(type).schema, { io: "input" }) as FormSchema);
  schemas.set(type, schema);
  return schema;
}

/** Whether nothing is typed. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** Whether a field that the schema requires is empty: the build says so in the syntax of files, the form has none. */
export function isMissing(type: string, value: Fields, path: Path): boolean {
  let schema: FormSchema | undefined = schemaOf(type);
  let required = false;
  for (const key of path) {
    required = typeof key === "number" || (schema?.required?.includes(key) ?? false);
    schema = typeof key === "number" ? schema?.items : schema?.properties?.[key];
  }
  return required && isBlank(valueAt(value, path));
}
