import { getNodePath, type Node as JsonNode } from "jsonc-parser";
import { type Document, isAlias, isNode, isPair, isScalar, isSeq, type Node, Scalar, visit } from "yaml";
import { positionAt } from "../project/text-position";
import { fieldPath, type Mistake } from "./mistake";

/** Characters lost because the file is not in UTF-8, and a byte-order mark, which Gatsby rejects in JSON. */
export function encodingMistakes(file: string, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  if (file.endsWith(".json") && text.startsWith("\uFEFF")) {
    const message = "une marque invisible (BOM) précède le texte : enregistrez le fichier en «UTF-8» sans BOM";
    mistakes.push({ file, field: "", line: 1, column: 1, message });
  }
  const lost = text.indexOf("\uFFFD");
  if (lost >= 0) {
    const message = "caractère perdu «\uFFFD» : enregistrez le fichier en «UTF-8», puis tapez de nouveau ce caractère";
    mistakes.push({ file, field: "", ...positionAt(text, lost), message });
  }
  return mistakes;
}

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
