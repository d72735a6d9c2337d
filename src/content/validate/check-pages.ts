import { pagePaths } from "../../collections/page-texts";
import type { Mistake } from "./mistake";
import { fieldOf, mistakeAt, type Entry } from "./read-entries";

/** Pages without an entry in data/pages.json, and entries whose `path` is not their page's. */
export function checkPages(entries: readonly Entry[]): Mistake[] {
  const [first] = entries;
  if (!first) return [];
  // A mistyped key is reported by the schema: do not report its page as missing too.
  const mistyped = entries.some((entry) => !Object.keys(pagePaths).includes(String(fieldOf(entry, "key"))));
  return Object.entries(pagePaths).flatMap(([key, path]) => {
    const entry = entries.find((one) => fieldOf(one, "key") === key);
    if (!entry) {
      if (mistyped) return [];
      const message = `la page «${key}» manque : remettez son entrée, ou son identifiant «key»`;
      return [{ file: first.file, field: "", message }];
    }
    const written = fieldOf(entry, "path");
    if (typeof written !== "string" || written === path) return [];
    return [mistakeAt(entry, ["path"], `attendu «${path}», l’adresse de la page «${key}», trouvé «${written}»`)];
  });
}
