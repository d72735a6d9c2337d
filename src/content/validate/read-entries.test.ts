/** @jest-environment node */
import { collections } from "../../collections/collections";
import { formatMistake } from "./mistake";
import { readJson, readMdx, readText } from "./read-entries";
import type { Sources } from "./sources";

const [articles, services] = ["Article", "Service"].map((name) => collections.find(({ type }) => type === name)!);

const holding = (text: string): Sources => ({
  list: () => [],
  read: () => text,
  exists: () => true,
  find: () => undefined,
  diskPath: () => undefined,
});

const header = (...fields: string[]) =>
  readMdx(holding(`---\n${fields.join("\n")}\n---\n`), "a.mdx", articles!).mistakes.map(formatMistake);

const json = (text: string) => readJson(holding(text), "a.json", services!).mistakes.map(formatMistake);

test("every unreadable line of a front matter is reported in French", () => {
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
])("the mistake of the front matter %j gives its fix in French", (field, why) => {
  expect(header(field)).toEqual([expect.stringContaining(why)]);
});

test.each(["*Enfin* un guide", "*enfin", "&co", "!important"])("a value that begins with «%s» is reported", (value) => {
  expect(header(`excerpt: ${value}`)).toEqual([
    expect.stringMatching(/^a\.mdx:2:\d+ › excerpt : la valeur commence par un signe réservé .* : mettez-la entre/),
  ]);
});

test("a value that YAML would cut at «#» is reported; a comment after quotes or on its own line is accepted", () => {
  const fields = ["excerpt: Le prix #1 du marché", "keywords:", '  - "mvp" # le premier', "  # puis", "  - test #2"];
  const cut = (text: string) =>
    `«${text}» est pris pour une remarque et serait perdu : mettez la valeur entre guillemets`;
  expect(header(...fields)).toEqual([
    `a.mdx:2:10 › excerpt : ${cut("#1 du marché")}`,
    `a.mdx:6:5 › keywords[1] : ${cut("#2")}`,
  ]);
});

test("values that YAML would cut are reported even in an unreadable front matter", () => {
  expect(header("title: MVP : six étapes", "excerpt: Le prix #1")).toHaveLength(2);
});

const strange = (sign: string) => `JSON illisible, «${sign}» n’est pas à sa place : les noms et les textes`;

test.each([
  ["[{ title: 1 }]", `1:4 : ${strange("title")}`],
  ['["C:\\images"]', "1:2 : JSON illisible, barre oblique «\\» dans un texte : doublez-la «\\\\»"],
  ['[{ "title": "Un "bon" outil" }]', `1:18 : ${strange("bon")}`],
  ['[{ "title": “Un outil” }]', `1:13 : ${strange("“")}`],
  ["[\n  // à revoir\n  {}]", "2:3 : JSON illisible, les commentaires ne sont pas admis"],
  ['[{ "title": "a"; "b": 1 }]', `1:16 : ${strange(";")}`],
  [
    '[{ "title": "a\nb" }]',
    "1:13 : JSON illisible, un guillemet fermant manque (saut de ligne dans un texte ? écrivez «\\n»)",
  ],
  ['[{ "from": 1 500 }]', `1:14 : ${strange("500")}`],
  ['[{ "from": 1,5 }]', `1:14 : ${strange("5")}`],
  ['[{ "listed": non }]', `1:14 : ${strange("non")}`],
  ['[{\u00a0"title": "a" }]', `1:3 : ${strange("\u00a0")}`],
])("the mistake of the JSON %s gives its fix in French", (text, why) => {
  expect(json(text)).toEqual([expect.stringContaining(`a.json:${why}`)]);
});

test("independent syntax errors of a JSON file are reported together", () => {
  const lines = ["[ // un", '{ "a": 1, }', '{ "b": 2 "c": [1, 2,] },', '{ "d": “x” },', '{ "e": [1 }', "]"];
  expect(json(lines.join("\n"))).toEqual([
    expect.stringContaining("a.json:1:3 : JSON illisible, les commentaires"),
    expect.stringContaining(
      "a.json:2:11 : JSON illisible, un nom de champ entre guillemets est attendu (virgule en trop ?)",
    ),
    expect.stringContaining("a.json:3:1 : JSON illisible, il manque une virgule"),
    // What follows may come from it.
    expect.stringContaining(`a.json:4:8 : ${strange("“")}`),
  ]);
});

test("a space after the first line of a front matter is accepted", () => {
  const { entries, mistakes } = readMdx(holding("--- \ntitle: a\n---\n"), "a.mdx", articles!);
  expect([entries[0]?.value, mistakes]).toEqual([{ title: "a" }, []]);
});

test.each([
  ["Windows", "Lâ€™Ã©tÃ© Ã\u00a0 Â« 3 â‚¬ Â»"],
  ["a Western one", Buffer.from("L’été à « 3 € »").toString("latin1")],
])("accents read in the encoding of %s, then saved, are reported once", (_which, misread) => {
  expect(header(`title: ${misread}`)).toEqual([expect.stringMatching(/^a\.mdx:2:9 : 7 caractères brouillés, ici «â/)]);
  expect(json('[{ "title": "Âge, SÃO, â la carte, « Ô », pâ…" }]')).toEqual([]);
});

test.each(["", "\uFEFF", " \n"])("an empty file is reported as empty", (text) => {
  expect(json(text)).toContainEqual(
    expect.stringMatching(/^a\.json:1:1 : JSON illisible, le fichier est vide : remettez-y/),
  );
});

test("a duplicate JSON field is reported", () => {
  expect(json('[\n  { "title": "a",\n    "title": "b" }]')).toEqual([
    "a.json:3:5 › [0].title : champ écrit deux fois : gardez-en un",
  ]);
});

test("characters lost because a file is not in UTF-8 are reported", () => {
  expect(json('[{ "title": "Num\uFFFDrique" }]')).toEqual([
    "a.json:1:17 : caractère perdu «\uFFFD» : enregistrez le fichier en «UTF-8», puis tapez de nouveau ce caractère",
  ]);
  expect(header("title: Num\uFFFDrique")).toEqual([expect.stringContaining("a.mdx:2:11 : caractère perdu")]);
});

test("all the lost accents of a file in another encoding are one mistake, besides the others", () => {
  const latin1 = Buffer.from("Été à la\u0002 mer, déjà", "latin1").toString("utf8");
  expect(json(`[{ "title": "${latin1}" }]`).slice(0, 2)).toEqual([
    "a.json:1:14 : 5 caractères perdus, ici «\uFFFD» : enregistrez le fichier en «UTF-8», puis tapez de nouveau chacun",
    expect.stringMatching(/^a\.json:1:22 : caractère que l’on ne voit pas, U\+0002/),
  ]);
  expect(readText(holding(`Réf\n${latin1}`), "a.csv").textMistakes).toHaveLength(2);
});

describe("an invisible character is reported with its position", () => {
  const told = (code: string) => `caractère que l’on ne voit pas, U+${code}`;

  test.each([
    ["a vertical tab that PowerPoint pastes", "\u000B", "000B"],
    ["a control character", "\u0002", "0002"],
    ["a control character beyond ASCII", "\u0085", "0085"],
    ["a bullet of Word", "\uF0B7", "F0B7"],
    ["the place of a picture", "\uFFFC", "FFFC"],
    ["what turns the letters round", "\u202E", "202E"],
    ["what a copied telephone number is held by", "\u2068", "2068"],
    ["half a character", "\uD83D", "D83D"],
    ["what Unicode keeps for no one", "\uFFFF", "FFFF"],
  ])("%s, in a field, a text and JSON", (_what, character, code) => {
    expect(header(`title: Un${character}titre`)).toContainEqual(expect.stringContaining(`a.mdx:2:10 : ${told(code)}`));
    const body = readMdx(holding(`---\ntitle: a\n---\nUn\ntitre${character}collé`), "a.mdx", articles!);
    expect(body.mistakes.map(formatMistake)).toEqual([expect.stringContaining(`a.mdx:5:6 : ${told(code)}`)]);
    expect(json(`[{ "title": "a${character}b" }]`)).toContainEqual(
      expect.stringContaining(`a.json:1:15 : ${told(code)}`),
    );
  });

  test("also when written as an escape", () => {
    expect(json('[{ "items": ["a", "b\\u000bc"] }]')).toEqual([
      expect.stringMatching(/^a\.json:1:19 › \[0\]\.items\[1\] : caractère que l’on ne voit pas, U\+000B/),
    ]);
    expect(header('title: "Un\\vtitre"')).toEqual([expect.stringMatching(/^a\.mdx:2:8 › title : .*U\+000B/)]);
  });

  test("but not a tab, a Windows line ending, an emoji or a no-break space", () => {
    expect(json('[{ "title": "a\\tb 👩‍💻\u00a0!" }]\r\n')).toEqual([]);
  });
});

describe("an unreadable file gives that mistake only", () => {
  const conflict = "<<<<<<< HEAD\nUn texte\n=======\nAutre\n>>>>>>> abc\n";

  test("git's conflict markers, at any indentation", () => {
    const told = "deux versions de ce passage se suivent, restées d’une fusion de git : gardez la bonne";
    const mdx = (text: string) => readMdx(holding(text), "a.mdx", articles!);
    expect(mdx(`---\ntitle: a\n---\n\n${conflict}\nPuis\n\n${conflict}`).mistakes.map(formatMistake)).toEqual([
      expect.stringContaining(`a.mdx:5:1 : ${told}`),
      expect.stringContaining(`a.mdx:13:1 : ${told}`),
    ]);
    expect(mdx(`---\n${conflict}---\n`)).toMatchObject({ entries: [], mistakes: [{ line: 2 }] });
    expect(json(`[\r\n${conflict.replaceAll("\n", "\r\n")}]`)).toEqual([
      expect.stringContaining(`a.json:2:1 : ${told}`),
    ]);
    expect(mdx(`---\ntitle: a\n---\n\n${conflict.replaceAll(/^/gm, "  ")}`).mistakes).toMatchObject([
      { line: 5, column: 3 },
    ]);
    expect(json("[]\n>>>>>>> abc\n")).toEqual([expect.stringContaining(`a.json:2:1 : ${told}`)]);
  });

  test("another encoding", () => {
    const utf16 = Buffer.from('\uFEFF[{ "title": "été" }]', "utf16le").toString("utf8");
    expect(json(utf16)).toEqual([
      "a.json:1:1 : le texte n’est pas en «UTF-8» : enregistrez de nouveau le fichier dans cet encodage",
    ]);
  });
});

test("a byte-order mark is accepted in a text, since Gatsby rejects it in JSON only", () => {
  const { entries, mistakes } = readMdx(holding("\uFEFF---\ntitle: a\n---\n"), "a.mdx", articles!);
  expect([entries.length, mistakes]).toEqual([1, []]);
});
