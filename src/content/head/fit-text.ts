/**
 * Advance widths of Arial's characters, in thousandths of its size: results pages draw
 * titles in Arial at 20 px. From the metrics Adobe published for Helvetica, whose widths
 * Arial has. A letter with an accent is as wide as the letter.
 */
const widths: readonly [number, string][] = [
  [191, "'"],
  [222, "ijl’‘"],
  [260, "|"],
  [278, " \u00a0\u202f!,./:;I[]\\ft"],
  [333, "()-`r"],
  [389, "*"],
  [400, "°"],
  [500, "Jckvsxyz"],
  [556, "abdeghnopquL0123456789?$_«»€–"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [667, "ABEKPSVXY&"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%æ"],
  [944, "Wœ"],
  [1000, "—…Œ"],
];

const widthOf = new Map(
  widths.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)),
);

/** A character that is not in the table counts as a wide one. */
const unknown = 1000;

const titleSize = 20;

/** Width of a title on a results page, in CSS pixels. */
export function titleWidth(title: string): number {
  const letters = title.normalize("NFD").replace(/\p{M}/gu, "");
  const thousandths = Array.from(letters).reduce((total, letter) => total + (widthOf.get(letter) ?? unknown), 0);
  return (thousandths * titleSize) / 1000;
}

/** Beyond, results pages cut a title or a description. */
export const longestTitle = 600;
export const longestDescription = 150;

/** The title of a page as the browser's tab and results pages show it: with the site's name where there is room. */
export function fitTitle(title: string, site: string): string {
  const whole = `${title} | ${site}`;
  return titleWidth(whole) <= longestTitle ? whole : title;
}

/** The longest beginning of a text that ends with a word and leaves room for an ellipsis. */
function beginning(text: string): string {
  const words = text.slice(0, longestDescription - 1).replace(/ +[^ ]*$/, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** Under this many characters, a whole sentence says less than the beginning of two. */
const worthASentence = 90;

/** A description that results pages show whole: whole sentences if they say enough, or the beginning of a text. */
export function fitDescription(text: string): string {
  if (text.length <= longestDescription) return text;
  const sentences = /^.*[.!?](?=\s)/u.exec(text.slice(0, longestDescription + 1))?.[0] ?? "";
  if (sentences.length >= worthASentence) return sentences;
  return beginning(text);
}
