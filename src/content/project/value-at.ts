/** What stands at a path in a value (`["tools", 2, "url"]`); undefined where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === "object" ? (Reflect.get(inner, key) as unknown) : undefined),
    value,
  );
