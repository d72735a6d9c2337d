/** The value at a path in another (`["tools", 2, "url"]`); undefined if the path does not exist. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === "object" ? (Reflect.get(inner, key) as unknown) : undefined),
    value,
  );
