import { isDeepStrictEqual } from "node:util";

/** Deep equality once serialised: a missing field and an `undefined` one are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

/** An own property, whatever its name («valueOf» too). */
export const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The value as JSON keeps it: without `undefined`. */
export const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
