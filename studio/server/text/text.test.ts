/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { collections } from "../../../src/collections/collections";
import { matcher } from "../../../src/content/project/project-files";
import { readMdx } from "../../../src/content/validate/read-entries";
import { providerFiles, sourcesOn } from "../../../src/content/validate/sources";
import { fixture } from "../../../tools/jest/fixture";
import { plain } from "./values";
import { mergeTexts } from "./merge";
import { editJson } from "./edit-json";
import { editMdx, editYaml, newMdx } from "./edit-mdx";

const sources = sourcesOn(fixture);
const files = providerFiles(sources);
const jsonFiles = files.filter((file) => /^data\/.*\.json$/.test(file));
const mdxFiles = files.filter((file) => file.endsWith(".mdx"));

const read = (file: string) => readFileSync(join(fixture, file), "utf8");
const entryOf = (file: string) =>
  readMdx(
    sources,
    file,
    collections.find((collection) => matcher(collection.files)(file))!,
  ).entries[0]!;

const newYaml = (fields: Record<string, unknown>) => newMdx(fields, "").slice(4, -"---\n\n\n".length);

describe("an unedited file is written back unchanged", () => {
  test.each(jsonFiles)("%s", (file) => {
    const text = read(file);
    expect(editJson(text, JSON.parse(text))).toBe(text);
  });

  test.each(mdxFiles)("%s", (file) => {
    const { value, prose } = entryOf(file);
    // An editor returns «\n» only.
    const body = prose!.body.replace(/\r\n?/g, "\n");
    expect(editMdx(read(file), value as Record<string, unknown>, body)).toBe(read(file));
  });
});

/** The lines of a text that another did not have, commas at their end aside. */
function newLines(before: string, after: string): string[] {
  const bare = (text: string) => text.split("\n").map((line) => line.replace(/,$/, ""));
  const left = bare(before);
  return bare(after).filter((line) => {
    const known = left.indexOf(line);
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
}

type Fields = Record<string, unknown>;

const textIn = (entry: Fields) => Object.keys(entry).find((key) => typeof entry[key] === "string") ?? "";

/** Each kind of edit of an entry → how many lines it writes. */
const edits: readonly [name: string, lines: number, edit: (entry: Fields) => Fields][] = [
  ["a text changes", 1, (entry) => ({ ...entry, [textIn(entry)]: 'Un « autre » texte : "cité"' })],
  ["a field is added", 1, (entry) => ({ ...entry, ajout: "Un champ de plus" })],
  [
    "a field is removed",
    0,
    (entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== textIn(entry))),
  ],
  ["nothing changes", 0, (entry) => structuredClone(entry)],
];

describe.each(edits)("when %s, only its lines change", (_name, count, edit) => {
  test.each(jsonFiles)("%s", (file) => {
    const text = read(file);
    const value = JSON.parse(text) as Fields | Fields[];
    for (const [rank, entry] of [value].flat().entries()) {
      if (!textIn(entry)) continue;
      const next = Array.isArray(value) ? value.toSpliced(rank, 1, edit(entry)) : edit(entry);
      expect(newLines(text, editJson(text, next))).toHaveLength(count);
    }
  });

  test.each(mdxFiles)("%s", (file) => {
    const { value, prose } = entryOf(file);
    const body = prose!.body.replace(/\r\n?/g, "\n");
    expect(newLines(read(file), editMdx(read(file), edit(value as Fields), body))).toHaveLength(count);
  });
});

test.each(jsonFiles)("items that move, go or come in any list of %s leave the others as they are", (file) => {
  const text = read(file);
  const lists = (value: unknown): unknown[][] =>
    value === null || typeof value !== "object"
      ? []
      : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(lists)];
  for (const rank of lists(JSON.parse(text)).keys()) {
    const change = (edit: (list: unknown[]) => void) => {
      const value: unknown = JSON.parse(text);
      const list = lists(value)[rank]!;
      // On one line, all of them are on it.
      if (list.length < 2 || !JSON.stringify(list[0]).startsWith("{")) return undefined;
      edit(list);
      return editJson(text, value);
    };
    const moved = change((list) => list.push(list.shift()));
    if (moved === undefined) continue;
    expect(newLines(text, moved)).toEqual([]);
    expect(
      newLines(
        text,
        change((list) => list.pop())!,
      ),
    ).toEqual([]);
    expect(
      newLines(
        text,
        change((list) => list.shift())!,
      ),
    ).toEqual([]);
    const added = change((list) => list.splice(1, 0, { ajout: "un" }))!;
    const written = newLines(text, added).filter((line) => !/^\s*[{}]\s*$/.test(line));
    expect(written.map((line) => line.replace(/[{}]/g, "").trim())).toEqual(['"ajout": "un"']);
  }
});

describe("JSON", () => {
  const odd = '\uFEFF{\r\n\t"b" :  [ 1,2 , 3 ],\r\n\t"a": { "x": 1, "y": [] },\r\n\t"long": "é"\r\n}';

  test("keeps unusual spacing, tabs, inline objects and a missing final line break", () => {
    const edited = editJson(odd, { b: [1, 2, 4], a: { x: 1, y: [], z: "n" }, long: "é" });
    expect(edited).toBe(odd.replace("3 ]", "4 ]").replace("[] }", '[], "z": "n" }'));
  });

  test("adds a field in the schema's order, and removes one with its comma", () => {
    expect(editJson('{\n  "a": 1,\n  "c": 3\n}\n', { a: 1, b: 2, c: 3 })).toBe(
      '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n',
    );
    expect(editJson('{\n  "a": 1,\n  "b": 2\n}\n', { a: 1 })).toBe('{\n  "a": 1\n}\n');
  });

  test("keeps the text of the others when an entry is moved, added or removed", () => {
    const list = '[\n  { "n": 1 },\n  {\n    "n": 2\n  },\n  { "n":3 }\n]\n';
    expect(editJson(list, [{ n: 3 }, { n: 1 }, { n: 2 }])).toBe(
      '[\n  { "n":3 },\n  { "n": 1 },\n  {\n    "n": 2\n  }\n]\n',
    );
    expect(editJson(list, [{ n: 1 }, { n: 3 }])).toBe('[\n  { "n": 1 },\n  { "n":3 }\n]\n');
    expect(editJson(list, [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])).toBe(
      list.replace('{ "n":3 }', '{ "n":3 },\n  { "n": 4 }'),
    );
  });

  test("any value written is read back equal", () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.object({ maxDepth: 3 }), (before, after) => {
        const text = JSON.stringify(before, null, 2);
        expect(JSON.parse(editJson(text, plain(after)))).toEqual(plain(after));
      }),
    );
  });
});

describe("front matter", () => {
  const head = `# gardé
title:   'L’été'   # note
keywords: [a, "b"]
tags:
  - un
  # au milieu
  - "deux"
text: >-
  plié
  en deux
cta:
  title: "T"
  label: L
`;
  const value = () => parse(head) as Record<string, unknown> & { cta: Record<string, unknown>; tags: string[] };

  test("keeps quotes, comments and block scalars around an edit", () => {
    expect(editYaml(head, { ...value(), title: "L’hiver" })).toBe(
      head.replace("title:   'L’été'   #", "title: 'L’hiver' #"),
    );
    expect(editYaml(head, { ...value(), cta: { title: "T", label: "oui: non" } })).toBe(
      head.replace("label: L", 'label: "oui: non"'),
    );
    expect(editYaml(head, { ...value(), tags: ["deux", "trois"] })).toContain('  - "deux"\n  - trois\n');
  });

  test("adds an optional field in the schema's order, and removes one with its line", () => {
    const { title, ...rest } = value();
    expect(editYaml(head, { title, listed: false, date: "2026-01-02", ...rest })).toBe(
      head.replace("# note\n", "# note\nlisted: false\ndate: 2026-01-02\n"),
    );
    expect(editYaml(head, { title, ...rest, cta: { title: "T" } })).toBe(head.replace("  label: L\n", ""));
  });

  const downloads = `downloads:
  - title: "Le score"
    files: [score.xlsx, score.csv] # deux formes
  - title: 'Le circuit'
    files:
      - circuit.json
sample: true
`;

  test.each([
    [
      "a file of the first item",
      [
        { title: "Le score", files: ["score.xlsx"] },
        { title: "Le circuit", files: ["circuit.json"] },
      ],
      downloads.replace("[score.xlsx, score.csv]", "[score.xlsx]"),
    ],
    [
      "a title and a file of the second item",
      [
        { title: "Le score", files: ["score.xlsx", "score.csv"] },
        { title: "Les deux", files: ["circuit.json", "bis.pdf"] },
      ],
      downloads
        .replace("'Le circuit'", "'Les deux'")
        .replace("      - circuit.json\n", "      - circuit.json\n      - bis.pdf\n"),
    ],
    [
      "a third item",
      [
        { title: "Le score", files: ["score.xlsx", "score.csv"] },
        { title: "Le circuit", files: ["circuit.json"] },
        { title: "La notice", files: ["notice.pdf"] },
      ],
      downloads.replace("sample:", '  - title: "La notice"\n    files:\n      - "notice.pdf"\nsample:'),
    ],
    [
      "the order",
      [
        { title: "Le circuit", files: ["circuit.json"] },
        { title: "Le score", files: ["score.xlsx", "score.csv"] },
      ],
      `downloads:
  - title: 'Le circuit'
    files:
      - circuit.json
  - title: "Le score"
    files: [score.xlsx, score.csv] # deux formes
sample: true
`,
    ],
  ])("in a list of objects, changes only %s", (_what, next, expected) => {
    expect(editYaml(downloads, { downloads: next, sample: true })).toBe(expected);
  });

  test("rejects a front matter that can't be edited without loss", () => {
    expect(() => editYaml("- a\n- b\n", { a: 2 })).toThrow("sans rien perdre");
  });

  test("any list of objects written is read back equal", () => {
    const item = fc.record(
      { title: fc.string({ unit: "grapheme" }), files: fc.array(fc.string(), { minLength: 1 }), note: fc.boolean() },
      { requiredKeys: ["title"] },
    );
    const list = fc.array(item, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const text = newYaml({ downloads: before, sample: true });
        expect(parse(editYaml(text, { downloads: after, sample: true }))).toEqual(
          plain({ downloads: after, sample: true }),
        );
      }),
    );
  });

  test("any value written is read back equal", () => {
    const fields = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.oneof(fc.string({ unit: "grapheme" }), fc.boolean(), fc.integer(), fc.array(fc.string(), { minLength: 1 })),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const text = newYaml(before);
        expect(parse(text)).toEqual(plain(before));
        expect(parse(editYaml(text, after))).toEqual(plain(after));
      }),
    );
  });
});

describe("the text of an article", () => {
  test("editing a paragraph changes one line, with any line endings", () => {
    const former = "un\r\n\ndeux\r\ntrois";
    expect(mergeTexts(former, former, "un\n\nDEUX\ntrois")).toBe("un\r\n\nDEUX\r\ntrois");
    expect(mergeTexts(former, former, "un\n\ndeux\ntrois\nquatre\n")).toBe("un\r\n\ndeux\r\ntrois\r\nquatre\r\n");
    expect(mergeTexts("", "", "neuf\n")).toBe("neuf\n");
  });

  test("keeps the front matter of an article byte for byte", () => {
    for (const file of mdxFiles) {
      const { value, prose } = entryOf(file);
      const written = editMdx(read(file), value as Record<string, unknown>, `${prose!.body}\nFin.\n`);
      expect(written).toBe(`${read(file)}\nFin.\n`);
    }
  });
});
