import { pageKeys } from "../../collections/pages";
import type { Mistake } from "./mistake";
import { fieldOf, type Entry } from "./read-entries";

/** Pages without an entry in data/pages.json. */
export function checkPages(entries: readonly Entry[]): Mistake[] {
  const [first] = entries;
  if (!first) return [];
  const written = entries.map((entry) => String(fieldOf(entry, "key")));
  // A mistyped key is reported by the schema: do not report its page as missing too.
  if (written.some((key) => !pageKeys.some((known) => known === key))) return [];
  return pageKeys
    .filter((key) => !written.includes(key))
    .map((key) => {
      const message = `la page «${key}» manque : remettez son entrée, ou son identifiant «key»`;
      return { file: first.file, field: "", message };
    });
}
