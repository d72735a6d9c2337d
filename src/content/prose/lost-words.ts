import type { Position } from "../project/text-position";
import { shorten } from "./check-code";
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
  return whole.length > 0 ? whole : passages.filter(({ text }) => wordsOf(text).some((word) => lost.has(word))).slice(0, 1);
}

/** What to do about one. */
export const lostPassage = (text: string): string =>
  `«${shorten(text)}» ne paraîtrait pas dans la page : sortez ce passage de ce qui le contient`;
