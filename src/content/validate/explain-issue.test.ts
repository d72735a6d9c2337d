import { z } from "zod";
import { collections } from "../../collections/collections";
import { siblingImage } from "../../collections/fields";
import type { Entry } from "./entry";
import { schemaMistakes } from "./explain-issue";

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

test("a list written as a text is told once, with the list that it means", () => {
  expect(messagesOf({ tools: "Airtable, Make" })).toEqual([
    'tools attendu une liste «[ … ]», trouvé «Airtable, Make» : écrivez ["Airtable", "Make"]',
  ]);
});

test.each(["x.gif", "https://exemple.fr/a.png"])("an image «%s» is told what would do", (name) => {
  expect(messagesOf({ cover: name })).toEqual([
    `cover attendu le nom d’une image PNG, JPEG, WebP ou AVIF, trouvé «${name}»`,
  ]);
});

test("an address whose domain has accents says how mail writes it", () => {
  expect(messagesOf({ mail: "moi@Café.fr" })).toEqual([
    "mail attendu une adresse e-mail, trouvé «moi@Café.fr» : écrivez «moi@xn--caf-dma.fr»",
  ]);
  expect(messagesOf({ mail: "moi@exemple" })).toEqual(["mail attendu une adresse e-mail, trouvé «moi@exemple»"]);
  expect(messagesOf({ mail: "moi" })).toEqual(["mail attendu une adresse e-mail, trouvé «moi»"]);
});

test("a text written as a number or left empty is told so", () => {
  expect(messagesOf({ tools: [2025, true, null] })).toEqual([
    "tools[0] attendu un texte, trouvé 2025 : mettez-le entre guillemets",
    "tools[1] attendu un texte, trouvé true : mettez-le entre guillemets",
    "tools[2] attendu un texte, le champ est vide",
  ]);
});

test("a value of the right kind is told for its size", () => {
  expect(messagesOf({ tools: ["a", "b", "c", "d"], price: 0 })).toEqual([
    "tools attendu au plus 3 éléments, trouvé 4",
    "price attendu un nombre au moins égal à 1, trouvé 0",
  ]);
});

test("a list of a given length says it is the only one", () => {
  expect(messagesOf({ steps: ["a"] })).toEqual(["steps attendu exactement 2 éléments, trouvé 1"]);
});

test("the spaces around a text do not count", () => {
  expect(messagesOf({ title: "  abcd " })).toEqual([
    "title attendu au plus 3 caractères, trouvé 4 : raccourcissez de 1",
  ]);
});

test("a sign counts once, as its limit counts it, and one is not several", () => {
  expect(messagesOf({ title: "👏👏👏👏", words: [] })).toEqual([
    "words attendu au moins 1 élément, trouvé 0",
    "title attendu au plus 3 caractères, trouvé 4 : raccourcissez de 1",
  ]);
});

test("a long value is quoted by its beginning", () => {
  expect(messagesOf({ price: "a".repeat(80) })).toEqual([`price attendu un nombre, trouvé «${"a".repeat(58)}…`]);
});

test("a field unknown inside another is not taken for one of the entry", () => {
  expect(messagesOf({ owner: { tool: "Make" } })).toEqual(["owner.tool champ inconnu «tool», à retirer"]);
});

test("a field mistyped inside another is told the name that was meant there", () => {
  expect(messagesOf({ owner: { nam: "Odile" } })).toEqual([
    "owner.nam champ inconnu «nam» : vouliez-vous dire «name» ?",
  ]);
});
