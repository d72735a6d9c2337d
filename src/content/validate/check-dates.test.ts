import { collections } from "../../collections/collections";
import { checkDates } from "./check-dates";
import type { Entry } from "./entry";

const [collection] = collections;
if (!collection) throw new Error("no collection");

const now = Date.parse("2025-03-10T23:30:00Z");
const mistakesOf = (value: unknown) => {
  const entry: Entry = { collection, file: "a.mdx", path: [], value, locate: () => undefined };
  return checkDates([entry], now).map(({ field, message }) => `${field} ${message}`);
};

test("a future date is reported, today's is not, in any time zone", () => {
  const told = (date: string) =>
    `date à venir «${date}» : la page paraît dès la mise en ligne, quelle que soit sa date`;
  expect(mistakesOf({ date: "2025-03-12" })).toEqual([`date ${told("2025-03-12")}`]);
  expect(mistakesOf({ date: "2025-03-01", updated: "2026-03-11" })).toEqual([`updated ${told("2026-03-11")}`]);
  expect(mistakesOf({ date: "2025-03-11", updated: "2025-03-11" })).toEqual([]);
});

test("an update before publication is reported", () => {
  expect(mistakesOf({ date: "2025-03-01", updated: "2025-02-28" })).toEqual([
    "updated «2025-02-28» précède la publication, le 2025-03-01 : inversez-les, ou retirez ce champ",
  ]);
});

test("a value that is not a date is left to the schema", () => {
  expect(mistakesOf({ date: "demain", updated: 3 })).toEqual([]);
  expect(mistakesOf({ date: "mars 2024" })).toEqual([]);
  expect(mistakesOf({ date: "2025-04" })).toHaveLength(1);
});
