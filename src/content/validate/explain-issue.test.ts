import { z } from "zod";
import { collections } from "../../collections/collections";
import type { Entry } from "./entry";
import { schemaMistakes } from "./explain-issue";

const [collection] = collections;
if (!collection) throw new Error("no collection");

const schema = z.strictObject({ tools: z.array(z.string()).max(3), price: z.int().min(1) }).partial();

const messagesOf = (value: unknown) => {
  const entry: Entry = { collection: { ...collection, schema }, file: "a.json", path: [], value, locate: () => undefined };
  return schemaMistakes(entry).map(({ field, message }) => `${field} ${message}`);
};

test("a list written as a text is told once, with the list that it means", () => {
  expect(messagesOf({ tools: "Airtable, Make" })).toEqual([
    'tools attendu une liste «[ … ]», trouvé «Airtable, Make» : écrivez ["Airtable", "Make"]',
  ]);
});

test("a value of the right kind is told for its size", () => {
  expect(messagesOf({ tools: ["a", "b", "c", "d"], price: 0 })).toEqual([
    "tools attendu au plus 3 éléments, trouvé 4",
    "price attendu un nombre au moins égal à 1, trouvé 0",
  ]);
});
