import type { Collection } from "../../collections/define-collection";
import { fieldPath, type Mistake } from "./mistake";
import { fieldOf, mistakeAt, type Entry } from "./entry";

/** Values of unique fields that occur twice in a collection, across its files. */
export function checkUnique({ unique }: Collection, entries: readonly Entry[]): Mistake[] {
  return unique.flatMap((name) => {
    const first = new Map<unknown, Entry>();
    return entries.flatMap((entry) => {
      const value = fieldOf(entry, name);
      if (typeof value !== "string") return [];
      const earlier = first.get(value);
      if (!earlier) {
        first.set(value, entry);
        return [];
      }
      const by = fieldPath([earlier.file, ...earlier.path]);
      const mistake = mistakeAt(entry, [name], `«${value}» sert déjà dans ${by} : choisissez une autre valeur`);
      return [{ ...mistake, about: { code: "value-taken", value, by } }];
    });
  });
}
