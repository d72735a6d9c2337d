import { sameValue } from "./plain-value";

/**
 * Matches each item of a list with a former one, to keep its formatting: equal items first; then,
 * in order, those that changed.
 *
 * @returns for each new item, its former index or `undefined`.
 */
export function pairItems(former: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(former.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const equal = next.map((item, position) => {
    if (free.has(position) && sameValue(former[position], item)) return take(position);
    return undefined;
  });
  const moved = next.map((item, position) => {
    if (equal[position] !== undefined) return equal[position];
    return take([...free].find((index) => sameValue(former[index], item)));
  });
  return moved.map((index) => index ?? take([...free][0]));
}
