import { collections } from "./collections";
import type { Collection } from "./define-collection";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The addresses without content: a band or a page, and the links to it, disappear when every
 * collection shown there is empty.
 *
 * @param entriesOf entries of a type. An entry with `listed: false` has a page, but appears in no list.
 */
export function absentAddresses(entriesOf: (type: string) => readonly Fields[]): string[] {
  const isFilled = ({ type }: Collection) => entriesOf(type).some(({ listed }) => listed !== false);
  const shown = collections.filter(isFilled).flatMap(({ shownAt }) => shownAt);
  return [...new Set(collections.flatMap(({ shownAt }) => shownAt))].filter((address) => !shown.includes(address));
}
