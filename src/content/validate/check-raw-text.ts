import { getNodePath, type Node as JsonNode } from "jsonc-parser";
import { type Document, isAlias, isNode, isPair, isScalar, isSeq, type Node, Scalar, visit } from "yaml";
import { positionAt } from "../project/text-position";
import { unprintable, unprintableMessage } from "../project/unprintable";
import { mistakeAt, stringsOf, type Entry } from "./entry";
import { fieldPath, type Mistake } from "./mistake";

const byteOrderMark = "une marque invisible (BOM) précède le texte : enregistrez le fichier en «UTF-8» sans BOM";
const otherEncoding = "le texte n’est pas en «UTF-8» : enregistrez de nouveau le fichier dans cet encodage";
const conflict =
  "deux versions de ce passage se suivent, restées d’une fusion de git : gardez la bonne, et retirez les lignes «<<<<<<<», «=======» et «>>>>>>>»";

/** Offsets of git's conflict markers, which an editor may have indented: «<<<<<<<», or «>>>>>>>» if the first are gone. */
function conflictMarks(text: string): number[] {
  const starting = (sign: string) =>
    [...text.matchAll(new RegExp(`^[ \t]*${sign}{7}(?= |\r?$)`, "gm"))].map(
      ({ 0: mark, index }) => index + mark.length - 7,
    );
  const [first, last] = [starting("<"), starting(">")];
  return first.length > 0 ? first : last;
}

/** Mistakes that make a file unreadable: any other mistake in the file would be a consequence. */
export function unreadableMistakes(file: string, text: string): Mistake[] {
  // UTF-16 text contains NUL bytes.
  if (text.includes("\0")) return [{ file, field: "", line: 1, column: 1, message: otherEncoding }];
  return conflictMarks(text).map((offset) => ({ file, field: "", ...positionAt(text, offset), message: conflict }));
}

/** Second character of an accent read in the wrong encoding, then saved in UTF-8: «Ã©», «â€™», «Â ». */
const continuationByte = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const misread = new RegExp(`[ÃÂ]${continuationByte}|â${continuationByte}{2}`, "g");

/** One mistake for all misread accents, at the first one: such a file has many. */
function misreadMistakes(file: string, text: string): Mistake[] {
  const [first, ...others] = text.matchAll(misread);
  if (!first) return [];
  const what =
    others.length > 0
      ? `${others.length + 1} caractères brouillés, ici «${first[0]}»`
      : `caractère brouillé «${first[0]}»`;
  const message = `${what} : le texte a été ouvert dans un autre encodage que «UTF-8», puis enregistré ; reprenez l’original, ou tapez-les de nouveau`;
  return [{ file, field: "", ...positionAt(text, first.index), message }];
}

/** Invisible characters, accents garbled by a wrong encoding, and, in JSON, a byte-order mark, which Gatsby rejects. */
export function encodingMistakes(file: string, text: string): Mistake[] {
  const marked = file.endsWith(".json") && text.startsWith("\uFEFF");
  const all = unprintable(text.replace(misread, (signs) => " ".repeat(signs.length)));
  const lost = all.filter(({ character }) => character === "\uFFFD");
  // A file in another encoding loses all its accents: only the first is reported.
  const signs = all
    .filter((sign) => sign.character !== "\uFFFD" || sign === lost[0])
    .map(({ character, offset }) => ({
      file,
      field: "",
      ...positionAt(text, offset),
      message: unprintableMessage(character, lost.length),
    }));
  return [
    ...(marked ? [{ file, field: "", line: 1, column: 1, message: byteOrderMark }] : []),
    ...misreadMistakes(file, text),
    ...signs,
  ];
}

/** The mistakes of invisible characters written as escapes («\u000b») in a value. */
export const escapedMistakes = (entry: Entry): Mistake[] =>
  stringsOf(entry.value).flatMap(({ path, value }) =>
    unprintable(value).map(({ character }) => mistakeAt(entry, path, unprintableMessage(character))),
  );

/** Duplicate JSON keys: the last one would silently override the others. */
export function repeatedKeys(file: string, text: string, node: JsonNode): Mistake[] {
  const inside = (node.children ?? []).flatMap((child) => repeatedKeys(file, text, child));
  if (node.type !== "object") return inside;
  const keys = (node.children ?? []).flatMap(({ children: [key] = [] }) => key ?? []);
  const again = keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) < index);
  const own = again.map((key) => ({
    file,
    field: fieldPath(getNodePath(key)),
    ...positionAt(text, key.offset),
    message: "champ écrit deux fois : gardez-en un",
  }));
  return [...own, ...inside];
}

/** Visits the nodes of a front matter; each message that `explain` returns becomes an error. */
function mistakesIn(file: string, text: string, document: Document, explain: (node: Node) => string | undefined) {
  const mistakes: Mistake[] = [];
  visit(document, (_key, node, ancestors) => {
    const message = isNode(node) ? explain(node) : undefined;
    if (!message || !isNode(node)) return;
    const path = ancestors.flatMap((ancestor, index) => {
      if (isPair(ancestor)) return String(ancestor.key);
      return isSeq(ancestor) ? ancestor.items.indexOf(ancestors[index + 1] ?? node) : [];
    });
    mistakes.push({ file, field: fieldPath(path), ...positionAt(text, node.range?.[0] ?? 0), message });
  });
  return mistakes;
}

const reserved = "la valeur commence par un signe réservé («*», «&» ou «!») : mettez-la entre guillemets";

/** Values that start with a YAML indicator (alias, anchor, tag). */
export const reservedSigns = (file: string, text: string, document: Document): Mistake[] =>
  mistakesIn(file, text, document, (node) => (isAlias(node) || node.anchor || node.tag ? reserved : undefined));

/** Values that YAML would silently truncate at « #», the start of a comment. */
export const cutValues = (file: string, text: string, document: Document): Mistake[] =>
  mistakesIn(file, text, document, (node) => {
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.source || !node.range) return undefined;
    const [, cut] = /^[ \t]+(#.*)/.exec(text.slice(node.range[1])) ?? [];
    return cut && `«${cut.trim()}» est pris pour une remarque et serait perdu : mettez la valeur entre guillemets`;
  });
