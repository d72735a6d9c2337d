import { findNodeAtLocation, parseTree, type Node as JsonNode, type ParseError } from "jsonc-parser";
import { isNode, parseDocument } from "yaml";
import type { Collection } from "../../collections/define-collection";
import { type Position, positionAt } from "../project/text-position";
import { fileSlug } from "../project/file-slug";
import { matcher } from "../project/project-files";
import { cutValues, encodingMistakes, repeatedKeys, reservedSigns } from "./check-losses";
import { explainJson, explainYaml } from "./explain-syntax";
import { fieldPath, type Mistake } from "./mistake";
import type { Sources } from "./sources";

/** An entry of a collection, with the means to locate its fields in the file. */
export type Entry = {
  collection: Collection;
  file: string;
  /** Path of the entry in its file: `[3]` for the fourth of a list. */
  path: (string | number)[];
  value: unknown;
  /** Position of a field (path inside the entry), or of its closest existing parent. */
  locate(path: readonly PropertyKey[]): Position | undefined;
  /** MDX only: the body, and the number of lines before it. */
  prose?: { body: string; linesBefore: number };
};

/** The value of a field; undefined too if the entry is not an object. */
export const fieldOf = ({ value }: Entry, name: string): unknown =>
  value !== null && typeof value === "object" ? Reflect.get(value, name) : undefined;

/** The address where an entry is seen. */
export const pathOf = (entry: Entry): string =>
  entry.collection.path({ slug: fileSlug(entry.file), key: fieldOf(entry, "key") });

type StringField = { path: PropertyKey[]; value: string };

/** All strings of a value, at any depth. */
export function stringsOf(value: unknown, path: PropertyKey[] = []): StringField[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return typeof inner === "string" ? [{ path: here, value: inner }] : stringsOf(inner, here);
  });
}

/** An error in a field of an entry; `path` is relative to the entry. */
export const mistakeAt = (entry: Entry, path: readonly PropertyKey[], message: string): Mistake => ({
  file: entry.file,
  field: fieldPath([...entry.path, ...path]),
  ...entry.locate(path),
  message,
});

/** Content of a file; no entry if it can't be read. */
type Reading = { entries: Entry[]; mistakes: Mistake[] };

/** The text of a file without its byte-order mark, and its encoding errors. */
function readText(sources: Sources, file: string): { text: string; lost: Mistake[] } {
  const written = sources.read(file);
  return { text: written.replace(/^\uFEFF/, ""), lost: encodingMistakes(file, written) };
}

/** Parses JSON into a tree with positions, or reports the first syntax error. */
export function readJsonTree(file: string, text: string): { tree: JsonNode } | { mistake: Mistake } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (tree && !first) return { tree };
  const why = first ? explainJson(first.error) : "le fichier est vide";
  return {
    mistake: { file, field: "", ...positionAt(text, first?.offset ?? 0), message: `JSON illisible, ${why}` },
  };
}

/** Reads one JSON file of a collection into its entries. */
export function readJson(sources: Sources, file: string, collection: Collection): Reading {
  const { text, lost } = readText(sources, file);
  const reading = readJsonTree(file, text);
  if ("mistake" in reading) return { entries: [], mistakes: [...lost, reading.mistake] };
  const { tree } = reading;
  const value: unknown = JSON.parse(text);
  const mistakes = [...lost, ...repeatedKeys(file, text, tree)];
  const locate = (prefix: (string | number)[]) => (path: readonly PropertyKey[]) => {
    const full = [...prefix, ...path.map((key) => (typeof key === "number" ? key : String(key)))];
    for (let length = full.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree, full.slice(0, length));
      if (node) return positionAt(text, node.parent?.type === "property" ? node.parent.offset : node.offset);
    }
    return undefined;
  };
  if (collection.shape === "single") {
    return { entries: [{ collection, file, path: [], value, locate: locate([]) }], mistakes };
  }
  if (!Array.isArray(value)) {
    return {
      entries: [],
      mistakes: [...mistakes, { file, field: "", line: 1, message: "une liste «[ … ]» est attendue" }],
    };
  }
  const entries = value.map((item: unknown, index) => ({
    collection,
    file,
    path: [index],
    value: item,
    locate: locate([index]),
  }));
  return { entries, mistakes };
}

const frontmatter = /^(---\r?\n[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter and the body of an MDX file. */
export function readMdx(sources: Sources, file: string, collection: Collection): Reading {
  const { text, lost } = readText(sources, file);
  const head = frontmatter.exec(text);
  if (!head) {
    const message = "l’en-tête manque : le fichier doit commencer par «---», les champs, puis «---»";
    return { entries: [], mistakes: [...lost, { file, field: "", line: 1, message }] };
  }
  // With its first line, so that offsets are those of the file.
  const document = parseDocument(head[1] ?? "");
  const errors = document.errors.map(
    ({ code, pos: [offset] }): Mistake => ({
      file,
      field: "",
      ...positionAt(text, offset),
      message: `en-tête illisible (YAML), ${explainYaml(code)}`,
    }),
  );
  const cut = cutValues(file, text, document);
  const illegible = [...reservedSigns(file, text, document), ...errors];
  if (illegible.length > 0) {
    // Further errors on the same line are consequences of the first.
    const first = illegible.filter(({ line }, index) => illegible.findIndex((one) => one.line === line) === index);
    return { entries: [], mistakes: [...lost, ...first, ...cut] };
  }
  const locate = (path: readonly PropertyKey[]): Position => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return positionAt(text, node.range[0]);
    }
    return { line: 1, column: 1 };
  };
  const prose = { body: text.slice(head[0].length), linesBefore: head[0].split("\n").length - 1 };
  return {
    entries: [{ collection, file, path: [], value: document.toJS() ?? {}, locate, prose }],
    mistakes: [...lost, ...cut],
  };
}

/** Reads the files of a collection among `files`. */
export const readFiles = (sources: Sources, collection: Collection, files: readonly string[]) =>
  files
    .filter(matcher(collection.files))
    .map((file) => ({ file, ...(collection.shape === "mdx" ? readMdx : readJson)(sources, file, collection) }));
