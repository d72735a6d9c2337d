import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  type YAMLMap,
} from "yaml";
import { isFields } from "../../fields";
import type { Fields } from "../../protocol";
import { Refusal } from "../refusal";
import { mergeTexts } from "./merge";
import { pairItems, plain, sameValue } from "./values";

/** As this site's files are written: strings quoted, on one line. */
const written: ToStringOptions = {
  lineWidth: 0,
  flowCollectionPadding: false,
  doubleQuotedMinMultiLineLength: Infinity,
  defaultStringType: Scalar.QUOTE_DOUBLE,
  defaultKeyType: Scalar.PLAIN,
};

const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** A value that was not there; a date goes without quotes, an item of a list has those of the first one. */
function newNode(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_key, scalar) => {
      if (isDate(scalar.value)) scalar.type = Scalar.PLAIN;
    },
  });
  const isPlain = isScalar(like) && /^[\w.-]+$/.test(String(value));
  if (isScalar(node) && isPlain && like.type) node.type = like.type;
  return node;
}

function editNode(document: Document, node: unknown, next: unknown): unknown {
  const now: unknown = isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : node;
  if (sameValue(now, next)) return node;
  if (isMap(node) && isFields(next)) editMap(document, node, next);
  else if (isSeq(node) && Array.isArray(next) && next.length > 0) {
    const former = node.items;
    const pairs = pairItems(now as unknown[], next);
    node.items = next.map((item: unknown, position) => {
      const index = pairs[position];
      return index === undefined ? newNode(document, item, former[0]) : editNode(document, former[index], item);
    });
  } else if (isScalar(node) && (next === null || typeof next !== "object")) node.value = next;
  else return newNode(document, next);
  return node;
}

/** Fields keep their order; a new one comes after the one that it follows in `next`. */
function editMap(document: Document, map: YAMLMap, next: Fields): void {
  const keyOf = ({ key }: YAMLMap["items"][number]) => String(isScalar(key) ? key.value : key);
  const keys = Object.keys(next);
  map.items = map.items.filter((pair) => keys.includes(keyOf(pair)));
  for (const [rank, key] of keys.entries()) {
    const pair = map.items.find((one) => keyOf(one) === key);
    if (pair) pair.value = editNode(document, pair.value, next[key]);
    else {
      const index = map.items.findIndex((one) => keyOf(one) === keys[rank - 1]) + 1;
      map.items.splice(index, 0, document.createPair(key, newNode(document, next[key])));
    }
  }
}

/** An anchor, a tag: what can't be edited without losing something. */
const unusual = () =>
  new Refusal(
    422,
    "L’en-tête de ce fichier est écrit d’une façon que le studio ne sait pas modifier sans rien perdre : corrigez-le dans un éditeur de texte.",
  );

/**
 * Writes fields into a YAML front matter. What the library would write otherwise than the file does stays as it is: only
 * the lines that the edit changes come from it.
 *
 * @throws {Refusal} when it can't be edited without loss.
 */
export function editYaml(source: string, value: Fields): string {
  const next = plain(value) as Fields;
  const document = parseDocument(source);
  const before = document.toString(written);
  if (!isMap(document.contents) || document.errors.length > 0) throw unusual();
  editMap(document, document.contents, next);
  const after = document.toString(written);
  const merged = mergeTexts(source, before, after, "theirs") ?? after;
  const text = [merged, after].find((one) => readsAs(one, next));
  if (text === undefined) throw unusual();
  return text;
}

const readsAs = (text: string, value: Fields) => {
  try {
    return sameValue(parse(text), value);
  } catch {
    return false;
  }
};

const frontMatter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$))/;

/** Writes the front matter and the body of an MDX file: only what differs changes. */
export function editMdx(text: string, fields: Fields, body: string): string {
  const [head = "", open = "", yaml = "", close = ""] = frontMatter.exec(text) ?? [];
  if (!head) throw unusual();
  const former = text.slice(head.length);
  return open + editYaml(yaml, fields) + close + (mergeTexts(former, former, body, "theirs") ?? body);
}

/** A new MDX file. */
export function newMdx(fields: Fields, body: string): string {
  const document = new Document();
  document.contents = newNode(document, plain(fields));
  return `---\n${document.toString(written)}---\n\n${body.trim()}\n`;
}
