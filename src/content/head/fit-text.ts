/**
 * Advance widths of Arial's characters, in thousandths of the font size: search results set titles in
 * Arial at 20 px. They are Adobe's metrics of Helvetica, which are the same. An accented letter is as
 * wide as the base letter.
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

/** Width of a character missing from the table. */
const unknown = 1000;

const titleSize = 20;

/** Width of a title in search results, in CSS pixels. */
export function titleWidth(title: string): number {
  const letters = title.normalize("NFD").replace(/\p{M}/gu, "");
  const thousandths = Array.from(letters).reduce((total, letter) => total + (widthOf.get(letter) ?? unknown), 0);
  return (thousandths * titleSize) / 1000;
}

/** Lengths beyond which search results cut a title (in pixels) or a description (in characters). */
export const maxTitleWidth = 600;
export const maxDescriptionLength = 150;

/** The `<title>` of a page: its title, and the site's name if there is room. */
export function fitTitle(title: string, site: string): string {
  const whole = `${title} | ${site}`;
  return titleWidth(whole) <= maxTitleWidth ? whole : title;
}

/** Cuts a text at a word boundary, leaving room for an ellipsis. */
function truncate(text: string): string {
  const words = text.slice(0, maxDescriptionLength - 1).replace(/ +[^ ]*$/, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** If whole sentences have fewer characters than this, the text is cut at a word instead. */
const minSentencesLength = 90;

/** A description that search results show in full: whole sentences if long enough, otherwise a cut text. */
export function fitDescription(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const sentences = /^.*[.!?](?=\s)/u.exec(text.slice(0, maxDescriptionLength + 1))?.[0] ?? "";
  if (sentences.length >= minSentencesLength) return sentences;
  return truncate(text);
}
