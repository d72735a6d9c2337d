import type { FormSchema, Path } from "./protocol";

/** The schema of each step of a path, that of the whole entry first. */
export const schemasAlong = (schema: FormSchema, path: Path): (FormSchema | undefined)[] =>
  path.reduce<(FormSchema | undefined)[]>(
    (along, key) => {
      const parent = along.at(-1);
      return [...along, typeof key === "number" ? parent?.items : parent?.properties?.[key]];
    },
    [schema],
  );

/** The label of the field at a path. */
export function labelAt(schema: FormSchema, path: Path): string {
  const field = schemasAlong(schema, path).at(-1);
  return field?.title ?? field?.description ?? String(path.at(-1) ?? "");
}
