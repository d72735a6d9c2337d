import { findNodeAtLocation, parseTree, type Node as JsonNode, type ParseError } from "jsonc-parser";
import { isNode, parseDocument } from "yaml";
import type { Collection } from "../../collections/define-collection";
import { type Position, positionAt } from "../project/text-position";
import { matcher } from "../project/project-files";
import { unprintable } from "../project/unprintable";
import {
  cutValues,
  encodingMistakes,
  escapedMistakes,
  repeatedKeys,
  reservedSigns,
  unreadableMistakes,
} from "./check-raw-text";
import type { Entry } from "./entry";
import { explainJsonErrors, explainYaml } from "./explain-syntax";
import type { Mistake } from "./mistake";
import { brokenLinkMessage, type Sources } from "./sources";

/** Content of a file; no entry if it can't be read. */
type Reading = { entries: Entry[]; mistakes: Mistake[] };

/** The text of a file without its byte-order mark, and the errors of its characters. */
export function readText(
  sources: Sources,
  file: string,
): { text: string; textMistakes: Mistake[]; isReadable: boolean } {
  const shortcut = brokenLinkMessage(sources, file);
  if (shortcut) return { text: "", textMistakes: [{ file, field: "", message: shortcut }], isReadable: false };
  const written = sources.read(file);
  const text = written.replace(/^\uFEFF/, "");
  const unreadable = unreadableMistakes(file, text);
  return unreadable.length > 0
    ? { text, textMistakes: unreadable, isReadable: false }
    : { text, textMistakes: encodingMistakes(file, written), isReadable: true };
}

/** Adds the mistakes of escaped invisible characters, unless the text has invisible ones, which are already reported. */
const withEscaped = (entries: Entry[], mistakes: Mistake[], text: string): Reading => ({
  entries,
  mistakes: unprintable(text).length > 0 ? mistakes : [...mistakes, ...entries.flatMap(escapedMistakes)],
});

/** Parses JSON into a tree with positions, or returns the syntax errors. */
export function readJsonTree(file: string, text: string): { tree: JsonNode } | { mistakes: Mistake[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (tree && errors.length === 0) return { tree };
  const why =
    text.trim() === ""
      ? [{ line: 1, column: 1, message: "le fichier est vide : remettez-y ses données" }]
      : explainJsonErrors(errors, text);
  return {
    mistakes: why.map(({ message, ...place }) => ({
      file,
      field: "",
      ...place,
      message: `JSON illisible, ${message}`,
    })),
  };
}

/** Reads one JSON file of a collection into its entries. */
export function readJson(sources: Sources, file: string, collection: Collection): Reading {
  const { text, textMistakes, isReadable } = readText(sources, file);
  if (!isReadable) return { entries: [], mistakes: textMistakes };
  const reading = readJsonTree(file, text);
  if ("mistakes" in reading) return { entries: [], mistakes: [...textMistakes, ...reading.mistakes] };
  const { tree } = reading;
  const value: unknown = JSON.parse(text);
  const mistakes = [...textMistakes, ...repeatedKeys(file, text, tree)];
  const locate = (prefix: (string | number)[]) => (path: readonly PropertyKey[]) => {
    const full = [...prefix, ...path.map((key) => (typeof key === "number" ? key : String(key)))];
    for (let length = full.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree, full.slice(0, length));
      if (node) return positionAt(text, node.parent?.type === "property" ? node.parent.offset : node.offset);
    }
    return undefined;
  };
  if (collection.shape === "single") {
    return withEscaped([{ collection, file, path: [], value, locate: locate([]) }], mistakes, text);
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
  return withEscaped(entries, mistakes, text);
}

const frontmatter = /^(---[ \t]*\r?\n[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter and the body of an MDX file. */
export function readMdx(sources: Sources, file: string, collection: Collection): Reading {
  const { text, textMistakes, isReadable } = readText(sources, file);
  if (!isReadable) return { entries: [], mistakes: textMistakes };
  const head = frontmatter.exec(text);
  if (!head) {
    const message = "l’en-tête manque : le fichier doit commencer par «---», les champs, puis «---»";
    return { entries: [], mistakes: [...textMistakes, { file, field: "", line: 1, message }] };
  }
  // The first line «---» is included, so that offsets are those of the file.
  const document = parseDocument(head[1] ?? "");
  const errors = document.errors.map(({ code, pos: [offset] }): Mistake => ({
    file,
    field: "",
    ...positionAt(text, offset),
    message: `en-tête illisible (YAML), ${explainYaml(code)}`,
  }));
  const cut = cutValues(file, text, document);
  const illegible = [...reservedSigns(file, text, document), ...errors];
  if (illegible.length > 0) {
    // Further errors on the same line are consequences of the first.
    const first = illegible.filter(({ line }, index) => illegible.findIndex((one) => one.line === line) === index);
    return { entries: [], mistakes: [...textMistakes, ...first, ...cut] };
  }
  const locate = (path: readonly PropertyKey[]): Position => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return positionAt(text, node.range[0]);
    }
    return { line: 1, column: 1 };
  };
  const prose = { body: text.slice(head[0].length), linesBefore: head[0].split("\n").length - 1 };
  const entry: Entry = { collection, file, path: [], value: document.toJS() ?? {}, locate, prose };
  return withEscaped([entry], [...textMistakes, ...cut], text);
}

/** Reads one file of a collection. */
export const readFile = (sources: Sources, file: string, collection: Collection): Reading =>
  (collection.shape === "mdx" ? readMdx : readJson)(sources, file, collection);

/** Reads the files of a collection among `files`. */
export const readFiles = (sources: Sources, collection: Collection, files: readonly string[]) =>
  files.filter(matcher(collection.files)).map((file) => ({ file, ...readFile(sources, file, collection) }));
