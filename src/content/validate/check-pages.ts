import { pageKeys, pageParts, pages } from "../../collections/pages";
import type { Mistake } from "./mistake";
import { fieldOf, mistakeAt, type Entry } from "./entry";

/** The mistakes of pages without an entry in data/pages.json, and of entries without a text that their page shows. */
export function checkPages(entries: readonly Entry[]): Mistake[] {
  const entryOf = (key: string) => entries.find((entry) => fieldOf(entry, "key") === key);
  // A mistyped key is reported by the schema: do not report its page as missing too.
  const mistyped = entries.some((entry) => !pageKeys.some((known) => known === fieldOf(entry, "key")));
  return pageKeys.flatMap((key) => {
    const entry = entryOf(key);
    if (entry) {
      return (pageParts[key] ?? [])
        .filter((part) => fieldOf(entry, part) === undefined)
        .map((part) => mistakeAt(entry, [part], `la page «${key}» a besoin de «${part}» : remettez ce champ`));
    }
    const message = `la page «${key}» manque : remettez son entrée, ou son identifiant «key»`;
    return mistyped ? [] : [{ file: pages.files, field: "", message }];
  });
}
