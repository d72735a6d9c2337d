import { isDeepStrictEqual } from "node:util";

/** Whether two values would be written alike: an absent field and an `undefined` one are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

/** A field of an object itself, whatever its name («valueOf» too). */
export const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The value as JSON keeps it: no `undefined`. */
export const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
