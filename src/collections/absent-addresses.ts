import { collections } from "./collections";
import type { Collection } from "./define-collection";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The addresses that no content is left to fill: a band or a page goes, with the links to it, when
 * the last entry of every collection shown there does.
 *
 * @param entriesOf entries of a type; a text that is not listed has a page, but fills nothing.
 */
export function absentAddresses(entriesOf: (type: string) => readonly Fields[]): string[] {
  const isFilled = ({ type }: Collection) => entriesOf(type).some(({ listed }) => listed !== false);
  const shown = collections.filter(isFilled).flatMap(({ shownAt }) => shownAt);
  return [...new Set(collections.flatMap(({ shownAt }) => shownAt))].filter((address) => !shown.includes(address));
}
