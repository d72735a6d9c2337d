import { isDeepStrictEqual } from "node:util";

/** The value as JSON keeps it: without `undefined`. */
export const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** Deep equality once serialised: a missing field and an `undefined` one are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

/**
 * Finds for each item of a list the former one whose text it keeps: an equal one, then, in order, those that changed.
 *
 * @returns for each new item, its former index or `undefined`.
 */
export function pairItems(former: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(former.keys());
  const take = (index: number | undefined) => (index !== undefined && free.delete(index) ? index : undefined);
  const equal = next.map((item, position) =>
    take([position, ...free].find((index) => free.has(index) && sameValue(former[index], item))),
  );
  return equal.map((index) => index ?? take([...free][0]));
}
