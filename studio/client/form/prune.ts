import { isFields } from "../../fields";
import type { FormSchema } from "../../protocol";

const isEmpty = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

/** The form's value to write: without its empty optional fields. */
export function prune(schema: FormSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => prune(schema?.items, item) ?? (schema?.items?.type === "object" ? {} : ""));
  }
  if (!isFields(value)) return value;
  const required = new Set(schema?.required);
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, prune(schema?.properties?.[key], inner)] as const)
    .filter(([key, inner]) => inner !== undefined && (required.has(key) || !isEmpty(inner)));
  return Object.fromEntries(fields);
}

/** Deep equality of two form values, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isFields(a) || !isFields(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}
