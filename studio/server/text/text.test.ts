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

/** The lines of a text that another did not have, commas at their end and brackets aside. */
function newLines(before: string, after: string): string[] {
  const bare = (text: string) => text.split("\n").map((line) => line.replace(/,$/, ""));
  const left = bare(before);
  return bare(after).filter((line) => {
    const known = left.indexOf(line);
    if (known >= 0) left.splice(known, 1);
    return known < 0 && !/^[\s[\]{}-]*$/.test(line);
  });
}

type Fields = Record<string, unknown>;

/** All the objects and lists inside a value. */
const holders = (value: unknown): (Fields | unknown[])[] =>
  value === null || typeof value !== "object"
    ? []
    : [value as Fields | unknown[], ...Object.values(value).flatMap(holders)];

/** Each kind of edit of an object or a list → how many lines it writes at most. Returns false where it makes no sense. */
const edits: Record<string, { lines: number; edit: (holder: Fields | unknown[], rank: number) => unknown }> = {
  "nothing changes": { lines: 0, edit: () => true },
  "a text changes": {
    lines: 1,
    edit(holder, rank) {
      const texts = Object.entries(holder).filter(([, inner]) => typeof inner === "string");
      const [key] = texts[rank % texts.length] ?? [];
      return key !== undefined && Reflect.set(holder, key, 'Un « autre » texte : "cité"');
    },
  },
  "a field or an item is added": {
    lines: 1,
    edit: (holder, rank) =>
      Array.isArray(holder)
        ? holder.splice(rank % (holder.length + 1), 0, typeof holder[0] === "object" ? { ajout: "un" } : "ajout")
        : Reflect.set(holder, "ajout", "Un champ de plus"),
  },
  // The line that it shared with a neighbour, if any.
  "a field or an item is removed": {
    lines: 1,
    edit(holder, rank) {
      const keys = Object.keys(holder);
      if (keys.length < 2) return false;
      if (Array.isArray(holder)) return holder.splice(rank % holder.length, 1);
      return Reflect.deleteProperty(holder, keys[rank % keys.length] ?? "");
    },
  },
  "an item moves": {
    lines: 0,
    edit: (holder, rank) =>
      Array.isArray(holder) &&
      holder.length > 1 &&
      holder.splice(rank % holder.length, 0, ...holder.splice((rank + 1) % holder.length, 1)),
  },
};

/** Makes each kind of edit at any place of a value, and looks at the text that `write` makes of it. */
function checkEdits(
  text: string,
  value: Fields | Fields[],
  write: (next: never) => string,
  parsed: (text: string) => unknown,
) {
  const any = fc.record({ kind: fc.constantFrom(...Object.keys(edits)), place: fc.nat(), rank: fc.nat(100) });
  const property = fc.property(any, ({ kind, place, rank }) => {
    const next = structuredClone(value);
    const all = holders(next);
    const holder = all[place % all.length]!;
    const { lines, edit } = edits[kind]!;
    const isInline = Array.isArray(holder) && typeof holder[0] !== "object";
    fc.pre(edit(holder, rank) !== false);
    const written = write(next as never);
    expect(parsed(written)).toEqual(next);
    // A list of words on one line is written again whole.
    expect(newLines(text, written).length).toBeLessThanOrEqual(isInline ? 1 : lines);
    if (kind === "nothing changes") expect(written).toBe(text);
  });
  fc.assert(property, { numRuns: 25 });
}

describe("any edit, anywhere in a file, writes its own lines only", () => {
  test.each(jsonFiles)("%s", (file) => {
    const text = read(file);
    checkEdits(text, JSON.parse(text) as Fields, (next) => editJson(text, next), JSON.parse);
  });

  test.each(mdxFiles)("%s", (file) => {
    const { value, prose } = entryOf(file);
    // An editor returns «\n» only.
    const body = prose!.body.replace(/\r\n?/g, "\n");
    const headOf = (text: string): unknown => parse(text.replace(/^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[\s\S]*$/, "$1"));
    checkEdits(read(file), value as Fields, (next) => editMdx(read(file), next, body), headOf);
    expect(editMdx(read(file), value as Fields, `${prose!.body}\nFin.\n`)).toBe(`${read(file)}\nFin.\n`);
  });
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
});
