/** @jest-environment node */
import { collections } from "../../collections/collections";
import { formatMistake } from "./mistake";
import { readJson, readMdx } from "./read-entries";
import type { Sources } from "./sources";

const [articles, services] = ["Article", "Service"].map((name) => collections.find(({ type }) => type === name)!);

const holding = (text: string): Sources => ({
  list: () => [],
  read: () => text,
  exists: () => true,
  diskPath: () => undefined,
});

const header = (...fields: string[]) =>
  readMdx(holding(`---\n${fields.join("\n")}\n---\n`), "a.mdx", articles!).mistakes.map(formatMistake);

const json = (text: string) => readJson(holding(text), "a.json", services!).mistakes.map(formatMistake);

test("every line of a header that can't be read is reported in French", () => {
  expect(header("title: MVP : six étapes", "notice: `MVP`", "notice: MVP", "date: 1", "\tlisted: true")).toEqual([
    "a.mdx:2:8 : en-tête illisible (YAML), deux-points dans la valeur : mettez-la entre guillemets",
    "a.mdx:3:9 : en-tête illisible (YAML), la valeur commence par un signe réservé : mettez-la entre guillemets",
    "a.mdx:4:1 : en-tête illisible (YAML), champ écrit deux fois : gardez-en un",
    "a.mdx:6:1 : en-tête illisible (YAML), tabulation en début de ligne : remplacez-la par des espaces",
  ]);
});

test.each([
  ['title: "Un "bon" outil"', "texte inattendu à cet endroit"],
  ["title: 'L'outil'", "texte inattendu à cet endroit"],
  ['title: "Un outil', "il manque un guillemet fermant"],
  ["title:Un outil\ndate: x", "il manque «:» et une espace"],
  ['title: "C:\\images"', "barre oblique"],
  ["keywords: [a, b\ntitle: x", "retrait incorrect"],
  ["title: |x\n y", "texte inattendu"],
])("the header %j says its fix in French", (field, why) => {
  expect(header(field)).toEqual([expect.stringContaining(why)]);
});

test.each(["*Enfin* un guide", "*enfin", "&co", "!important"])("a value that begins with «%s» is reported", (value) => {
  expect(header(`excerpt: ${value}`)).toEqual([
    expect.stringMatching(/^a\.mdx:2:\d+ › excerpt : la valeur commence par un signe réservé .* : mettez-la entre/),
  ]);
});

test("what YAML would take for a remark is reported, a remark beside or below quotes is not", () => {
  const fields = ["excerpt: Le prix #1 du marché", "keywords:", '  - "mvp" # le premier', "  # puis", "  - test #2"];
  const cut = (text: string) =>
    `«${text}» est pris pour une remarque et serait perdu : mettez la valeur entre guillemets`;
  expect(header(...fields)).toEqual([
    `a.mdx:2:10 › excerpt : ${cut("#1 du marché")}`,
    `a.mdx:6:5 › keywords[1] : ${cut("#2")}`,
  ]);
});

test("a header that can't be read hides nothing of what it would lose", () => {
  expect(header("title: MVP : six étapes", "excerpt: Le prix #1")).toHaveLength(2);
});

test.each([
  ["[{ title: 1 }]", '1:4 : JSON illisible, un nom de champ ou un texte n’a pas de guillemets «"»'],
  ['["C:\\images"]', "1:2 : JSON illisible, barre oblique «\\» dans un texte : doublez-la «\\\\»"],
])("the JSON %s says its fix in French", (text, why) => {
  expect(json(text)).toEqual([`a.json:${why}`]);
});

test("a field of JSON written twice is reported", () => {
  expect(json('[\n  { "title": "a",\n    "title": "b" }]')).toEqual([
    "a.json:3:5 › [0].title : champ écrit deux fois : gardez-en un",
  ]);
});

test("letters lost for want of UTF-8 are reported", () => {
  expect(json('[{ "title": "Num\uFFFDrique" }]')).toEqual([
    "a.json:1:17 : caractère perdu «\uFFFD» : enregistrez le fichier en «UTF-8», puis tapez de nouveau ce caractère",
  ]);
  expect(header("title: Num\uFFFDrique")).toEqual([expect.stringContaining("a.mdx:2:11 : caractère perdu")]);
});
