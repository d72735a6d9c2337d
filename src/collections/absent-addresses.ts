import { collections } from "./collections";

/**
 * The addresses that no content is left to fill: a band or a page goes, with the links to it, when
 * the last entry of every collection shown there does.
 *
 * @param count number of entries of a type that are offered to read.
 */
export function absentAddresses(count: (type: string) => number): string[] {
  const shown = collections.filter(({ type }) => count(type) > 0).flatMap(({ shownAt }) => shownAt);
  return [...new Set(collections.flatMap(({ shownAt }) => shownAt))].filter((address) => !shown.includes(address));
}
