import { z } from "zod";
import { collections } from "../../collections/collections";
import { siblingImage } from "../../collections/fields";
import type { Entry } from "./entry";
import { schemaMistakes } from "./check-schema";

const [collection] = collections;
if (!collection) throw new Error("no collection");

const cover = siblingImage("Posée à côté de l’article", { minWidth: 1, width: 1 });
const schema = z
  .strictObject({
    cover,
    tools: z.array(z.string()).max(3),
    price: z.int().min(1),
    steps: z.array(z.string()).length(2),
    words: z.array(z.string()).min(1),
    title: z.string().trim().max(3),
    owner: z.strictObject({ name: z.string() }).partial(),
    mail: z.email(),
  })
  .partial();

const messagesOf = (value: unknown) => {
  const entry: Entry = {
    collection: { ...collection, schema },
    file: "a.json",
    path: [],
    value,
    locate: () => undefined,
  };
  return schemaMistakes(entry).map(({ field, message }) => `${field} ${message}`);
};

test("a list written as a text is reported once, with the list to write", () => {
  expect(messagesOf({ tools: "Airtable, Make" })).toEqual([
    'tools attendu une liste «[ … ]», trouvé «Airtable, Make» : écrivez ["Airtable", "Make"]',
  ]);
});

test.each(["x.gif", "https://exemple.fr/a.png"])("the mistake of the image «%s» says what is expected", (name) => {
  expect(messagesOf({ cover: name })).toEqual([
    `cover attendu le nom d’une image PNG, JPEG, WebP ou AVIF, trouvé «${name}»`,
  ]);
});

test("the mistake of an e-mail address with an accented domain gives its ASCII form", () => {
  expect(messagesOf({ mail: "moi@Café.fr" })).toEqual([
    "mail attendu une adresse e-mail, trouvé «moi@Café.fr» : écrivez «moi@xn--caf-dma.fr»",
  ]);
  expect(messagesOf({ mail: "moi@exemple" })).toEqual(["mail attendu une adresse e-mail, trouvé «moi@exemple»"]);
  expect(messagesOf({ mail: "moi" })).toEqual(["mail attendu une adresse e-mail, trouvé «moi»"]);
});

test("a text written as a number or left empty is reported as such", () => {
  expect(messagesOf({ tools: [2025, true, null] })).toEqual([
    "tools[0] attendu un texte, trouvé 2025 : mettez-le entre guillemets",
    "tools[1] attendu un texte, trouvé true : mettez-le entre guillemets",
    "tools[2] attendu un texte, le champ est vide",
  ]);
});

test("a value of the right type is reported if its size is wrong", () => {
  expect(messagesOf({ tools: ["a", "b", "c", "d"], price: 0 })).toEqual([
    "tools attendu au plus 3 éléments, trouvé 4",
    "price attendu un nombre au moins égal à 1, trouvé 0",
  ]);
});

test("a list of fixed length is reported with the exact length", () => {
  expect(messagesOf({ steps: ["a"] })).toEqual(["steps attendu exactement 2 éléments, trouvé 1"]);
});

test("leading and trailing spaces of a text do not count", () => {
  expect(messagesOf({ title: "  abcd " })).toEqual([
    "title attendu au plus 3 caractères, trouvé 4 : raccourcissez de 1",
  ]);
});

test("a character of several code units counts once, and one element is singular", () => {
  expect(messagesOf({ title: "👏👏👏👏", words: [] })).toEqual([
    "words attendu au moins 1 élément, trouvé 0",
    "title attendu au plus 3 caractères, trouvé 4 : raccourcissez de 1",
  ]);
});

test("only the beginning of a long value is quoted", () => {
  expect(messagesOf({ price: "a".repeat(80) })).toEqual([`price attendu un nombre, trouvé «${"a".repeat(58)}…`]);
});

test("an unknown nested field is not compared with the fields of the entry", () => {
  expect(messagesOf({ owner: { tool: "Make" } })).toEqual(["owner.tool champ inconnu «tool», à retirer"]);
});

test("the mistake of a mistyped nested field suggests the right name", () => {
  expect(messagesOf({ owner: { nam: "Odile" } })).toEqual([
    "owner.nam champ inconnu «nam» : vouliez-vous dire «name» ?",
  ]);
});
