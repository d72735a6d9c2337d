import type { FormSchema, Path } from "./protocol";

/** The label of the field at a path. */
export function labelAt(schema: FormSchema, path: Path): string {
  let inner: FormSchema | undefined = schema;
  for (const key of path) inner = typeof key === "number" ? inner?.items : inner?.properties?.[key];
  return inner?.title ?? inner?.description ?? String(path.at(-1) ?? "");
}
