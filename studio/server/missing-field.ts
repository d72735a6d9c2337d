import { valueAt } from "../../src/content/project/value-at";
import type { Fields, Path } from "../protocol";
import { schemasAlong } from "../schema-path";
import { collectionOf } from "./entries";
import { schemaOf } from "./schema-of";

/** Whether nothing is typed. */
export const isUnfilled = (value: unknown) =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** Whether a field that the schema requires is empty: the build says so in the syntax of files, the form has none. */
export function isMissing(type: string, value: Fields, path: Path): boolean {
  const parent = schemasAlong(schemaOf(collectionOf(type)), path).at(-2);
  const key = path.at(-1);
  const isRequired = typeof key === "number" || (key !== undefined && parent?.required?.includes(key) === true);
  return isRequired && isUnfilled(valueAt(value, path));
}
