import type { Mistake } from "./mistake";
import { fieldOf, mistakeAt, type Entry } from "./entry";

const day = 86_400_000;

const dateOf = (entry: Entry, name: string): string | undefined => {
  const value = fieldOf(entry, name);
  // A month is accepted too. `Date.parse` alone would accept «mars 2024».
  const isDate = typeof value === "string" && /^\d{4}-\d\d(?:-\d\d)?$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDate ? value : undefined;
};

/** The mistakes of future dates, which would not delay publication, and of an update before publication. */
export function checkDates(entries: readonly Entry[], now: number): Mistake[] {
  // One day of tolerance: the provider's time zone may be ahead of the build's.
  const latest = new Date(now + day).toISOString().slice(0, 10);
  return entries.flatMap((entry) => {
    const [date, updated] = [dateOf(entry, "date"), dateOf(entry, "updated")];
    const toCome = Object.entries({ date, updated }).flatMap(([name, value]) =>
      value && value > latest
        ? [
            mistakeAt(
              entry,
              [name],
              `date à venir «${value}» : la page paraît dès la mise en ligne, quelle que soit sa date`,
            ),
          ]
        : [],
    );
    if (!date || !updated || updated >= date) return toCome;
    return [
      ...toCome,
      mistakeAt(
        entry,
        ["updated"],
        `«${updated}» précède la publication, le ${date} : inversez-les, ou retirez ce champ`,
      ),
    ];
  });
}
