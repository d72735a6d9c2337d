import { positionAt, type Position } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./syntax-errors";
import { isTag, walk, type TreeNode } from "./tree";

/** Letters, or digits: what typography changes is neither («1er» becomes «1ᵉʳ», the same after NFKC). */
const wordsOf = (text: string): string[] => text.normalize("NFKC").match(/\p{L}+|\p{N}+/gu) ?? [];

/** Attributes that a page shows or reads aloud. */
const shownAttributes = ["alt", "title", "caption"];

/** What a node says by itself, without its children. */
function saidBy(node: TreeNode): string[] {
  if (isTag(node)) {
    return (node.attributes ?? []).flatMap(({ name = "", value }) =>
      shownAttributes.includes(name) && typeof value === "string" ? value : [],
    );
  }
  return node.type.startsWith("mdx") ? [] : [node.value, node.alt, node.meta].flatMap((text) => text ?? []);
}

/** A passage of a source, with its place. */
export type Passage = Position & { text: string };

/** Every passage of a source that a page must show. */
export function passagesOf(tree: TreeNode): Passage[] {
  const passages: Passage[] = [];
  walk(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    for (const text of saidBy(node)) passages.push({ line, column, text });
  });
  return passages;
}

/** The words that a page shows or reads aloud. */
const shownIn = (html: string): string[] => {
  const aloud = html.match(/ (?:alt|title|aria-label)="[^"]*"/g) ?? [];
  // In React's HTML, «>» ends a tag and nothing else.
  return wordsOf([html.replace(/<[^>]*>/g, " "), ...aloud].join(" ").replace(/&(?:amp|lt|gt|quot|#x27);/g, " "));
};

const count = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The passages whose words a page has lost, whatever the cause. */
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

/** What to do about one. */
export const lostPassage = (text: string): string =>
  `«${shorten(text)}» ne paraîtrait pas dans la page : sortez ce passage de ce qui le contient`;

const isWord = (character = "") => /[\p{L}\p{N}]/u.test(character);

/** What to type for a sign that Markdown would take. */
const kept: Record<string, string> = {
  "*": "écrivez «×», ou «\\*» pour ce signe même",
  "-": "écrivez «−», ou «\\-» pour ce signe même",
  "\\": "mettez ce passage entre accents graves «`»",
};

const lostSign = (passage: string, sign: string): string =>
  `«${shorten(passage)}» perdrait son «${sign}» : ${kept[sign] ?? `écrivez «\\${sign}» pour ce signe même`}`;

/** Whether emphasis takes signs from inside a word, a product or a name: «prix*quantité*remise», «__init__.py», «__/__/2027». */
function isInWord(sign: string, before: string, written: string, after: string): boolean {
  if (isWord(before.at(-1)) && isWord(after.at(0))) return true;
  return (
    sign === "_" &&
    (/[./\\@]$/.test(before) || /^[./\\@][\p{L}\p{N}]/u.test(after) || /^[^\p{L}\p{N}]*$/u.test(written))
  );
}

/** Whether a mark of list or of quotation stands before a number on its own line, whose sign it may be: «+ 5 %», «> 50 %». */
function isOfNumber({ type, position }: TreeNode, [...ancestors]: readonly TreeNode[], body: string): boolean {
  const [from = 0, to] = [position?.start.offset, position?.end.offset];
  const written = body.slice(from, to);
  if (!/^[-+*>][ \t]+\d/.test(written)) return false;
  if (type === "blockquote") return !written.includes("\n");
  const { children: items = [] } = ancestors.pop() ?? {};
  // A list has several points, or one that a colon announces, or that is under another.
  const isAlone = items.length === 1 && ancestors.at(-1)?.type !== "listItem" && !/:\s*$/.test(body.slice(0, from));
  return written.startsWith("+") || isAlone;
}

/**
 * The signs of a source that Markdown takes though they are part of what was written: those that touch a word or a number on
 * both sides, and those of a path («\\\\serveur\\partage») of which others are shown.
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
