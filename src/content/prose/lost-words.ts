import { positionAt, type Position } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./syntax-errors";
import { isTag, walk, type TreeNode } from "./tree";

/** Runs of letters or of digits, which typography does not change («1er» and «1ᵉʳ» are the same after NFKC). */
const wordsOf = (text: string): string[] => text.normalize("NFKC").match(/\p{L}+|\p{N}+/gu) ?? [];

/** Attributes that a page shows or reads aloud. */
const shownAttributes = ["alt", "title", "caption"];

/** The texts of a node, without those of its children. */
function ownTexts(node: TreeNode): string[] {
  if (isTag(node)) {
    return (node.attributes ?? []).flatMap(({ name = "", value }) =>
      shownAttributes.includes(name) && typeof value === "string" ? value : [],
    );
  }
  return node.type.startsWith("mdx") ? [] : [node.value, node.alt, node.meta].flatMap((text) => text ?? []);
}

/** A passage of a source, with its position. */
export type Passage = Position & { text: string };

/** Every passage of a source that a page must show. */
export function passagesOf(tree: TreeNode): Passage[] {
  const passages: Passage[] = [];
  walk(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    for (const text of ownTexts(node)) passages.push({ line, column, text });
  });
  return passages;
}

/** The words that a page shows or reads aloud. */
const shownIn = (html: string): string[] => {
  const aloud = html.match(/ (?:alt|title|aria-label)="[^"]*"/g) ?? [];
  // In HTML written by React, «>» only occurs at the end of a tag.
  return wordsOf([html.replace(/<[^>]*>/g, " "), ...aloud].join(" ").replace(/&(?:amp|lt|gt|quot|#x27);/g, " "));
};

const count = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The passages whose words are missing from a page, whatever the cause. */
export function lostPassages(passages: readonly Passage[], html: string): Passage[] {
  const shown = count(shownIn(html));
  const lost = new Set<string>();
  for (const [word, times] of count(passages.flatMap(({ text }) => wordsOf(text)))) {
    if (times > (shown.get(word) ?? 0)) lost.add(word);
  }
  if (lost.size === 0) return [];
  const whole = passages.filter(({ text }) => {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => lost.has(word));
  });
  return whole.length > 0
    ? whole
    : passages.filter(({ text }) => wordsOf(text).some((word) => lost.has(word))).slice(0, 1);
}

/** The mistake of a passage missing from the page. */
export const lostPassage = (text: string): string =>
  `«${shorten(text)}» ne paraîtrait pas dans la page : sortez ce passage de ce qui le contient`;

const isWord = (character = "") => /[\p{L}\p{N}]/u.test(character);

/** What to type instead of a sign that Markdown would interpret. */
const signFixes: Record<string, string> = {
  "*": "écrivez «×», ou «\\*» pour ce signe même",
  "-": "écrivez «−», ou «\\-» pour ce signe même",
  "\\": "mettez ce passage entre accents graves «`»",
};

const lostSign = (passage: string, sign: string): string =>
  `«${shorten(passage)}» perdrait son «${sign}» : ${signFixes[sign] ?? `écrivez «\\${sign}» pour ce signe même`}`;

/** Whether the signs of emphasis are part of a word, a product or a name: «prix*quantité*remise», «__init__.py», «__/__/2027». */
function isInWord(sign: string, before: string, written: string, after: string): boolean {
  if (isWord(before.at(-1)) && isWord(after.at(0))) return true;
  return (
    sign === "_" &&
    (/[./\\@]$/.test(before) || /^[./\\@][\p{L}\p{N}]/u.test(after) || /^[^\p{L}\p{N}]*$/u.test(written))
  );
}

/** Whether the mark of a list or a quotation may be the sign of the number that follows: «+ 5 %», «> 50 %». */
function isOfNumber({ type, position }: TreeNode, [...ancestors]: readonly TreeNode[], body: string): boolean {
  const [from = 0, to] = [position?.start.offset, position?.end.offset];
  const written = body.slice(from, to);
  if (!/^[-+*>][ \t]+\d/.test(written)) return false;
  if (type === "blockquote") return !written.includes("\n");
  const { children: items = [] } = ancestors.pop() ?? {};
  // A real list has several points, or follows a colon, or is inside another.
  const isAlone = items.length === 1 && ancestors.at(-1)?.type !== "listItem" && !/:\s*$/.test(body.slice(0, from));
  return written.startsWith("+") || isAlone;
}

/**
 * The signs that Markdown would interpret although they belong to the text: those that touch a word or a number on both
 * sides, and backslashes of a path («\\\\serveur\\partage»).
 */
export function lostSigns(node: TreeNode, ancestors: readonly TreeNode[], body: string): ProseMistake[] {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
  const written = body.slice(from, to);
  const [before = ""] = /\S*$/.exec(body.slice(0, from)) ?? [];
  const [after = ""] = /^\S*/.exec(body.slice(to)) ?? [];
  const sign = written.charAt(0);
  const lost = (passage: string, offset = from) => [
    { ...positionAt(body, offset), message: lostSign(passage, sign === "\\" || node.type === "text" ? "\\" : sign) },
  ];
  switch (node.type) {
    case "emphasis":
    case "strong":
    case "delete":
      return isInWord(sign, before, written, after) ? lost(before + written + after) : [];
    case "listItem":
    case "blockquote":
      return isOfNumber(node, ancestors, body) ? lost(written) : [];
    case "break":
      return sign === "\\" && before.includes("\\") ? lost(before + sign) : [];
    case "text":
      return [...written.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const shown = word.replace(/\\([!-/:-@[-`{-~])/g, "$1");
        return shown !== word && shown.includes("\\") ? lost(word, from + index) : [];
      });
    default:
      return [];
  }
}
