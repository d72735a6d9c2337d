import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./syntax-errors";
import type { TreeNode } from "./tree";

/** A sign that Markdown would show as typed, though its author meant formatting; `message` receives the first group. */
type Rule = { pattern: RegExp; message: (passage: string) => string };

/** The start of an address; addresses that Markdown made links are masked (`maskParsed`). */
const address = " *<?(?:https?:|mailto:|tel:|\\.?\\/(?=\\w)|x{8})";

/** Words in brackets; numbers are left out, as «[1][2]» cites two sources. */
const bracketed = "[^\\][()\\n]*\\p{L}[^\\][()\\n]*";

/** The mistake of emphasis signs that are not next to their words. */
const shownAsTyped = (sign: string) =>
  `«${sign}» paraîtrait tel quel : collez ces signes aux mots qu’ils entourent, dans un seul paragraphe, avec une espace après ; pour garder celui-ci, tapez «${sign.replace(/./g, "\\$&")}»`;

const inWords: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(!?\\[[^\\]]*\\]\\([^)]*\\)?|!?\\[${bracketed}\\](?: +\\(${address}|\\[[^\\][\\n]*\\])|\\(${bracketed}\\)\\[${address})`,
      "dgu",
    ),
    message: (link) => {
      const mark = link.startsWith("!") ? "!" : "";
      return `«${shorten(link)}» n’a pas d’adresse qui se lise : écrivez ${mark}[texte](adresse), sans espace entre «]» et «(», ou ${mark}[texte](<adresse>) si elle contient une espace`;
    },
  },
  {
    pattern: /(\[\^[^\]\s]+\])/dgu,
    message: (note) => `la note «${note}» n’est écrite nulle part : ajoutez une ligne «${note}: son texte»`,
  },
  {
    // Only the first sign of a passage. Not «*Prix hors taxes» at the start of a line, nor «100 €**»: a note and its call.
    pattern:
      /((?<=\S[^\S\n]*[«(“"]?)(?:(?<![*~])(?:\*\*|~~)|(?<![\p{L}\p{N}*~])\*)(?=[\p{L}«])|(?<=[\p{L}»])(?:\*{2,}|~{2,})|(?<=ｘ)[*~]+(?=[-\p{L}]))[^]*/dgu,
    message: shownAsTyped,
  },
];

/** Signs that people put before each point of a list, and that Markdown does not read. */
const marks = [
  "[\\p{So}•‣·∙⁃→⇒–—−*+]\\uFE0F?\\s",
  "[-•](?=\\p{L})",
  // The second level of Word's lists.
  "o\\s",
  "[[(](?:[ xX]?|\\d{1,2}|\\p{L})[\\])]\\s",
  "\\d{1,2}(?:(?:\\.\\d{1,2})+[.)]?| ?[-–—.)°/])\\s?(?=\\p{L})",
  "(?:\\p{L}|[IVX]+)[.)]\\s",
].join("|");

/** Matches several consecutive lines that start with the same pattern. */
const lines = (alike: string) => `^[ \\t>]*((?:${alike}).*)(?:\\r?\\n[ \\t>]*(?:${alike}).*)+`;

const oneLine = (first: string, fix: string) =>
  `«${shorten(first)}» et la ligne suivante n’en feraient qu’une : ${fix}`;

/** Rules for the lines of a paragraph, in a quotation or not. */
const inLines: readonly Rule[] = [
  {
    // Only the first sign of a paragraph. Not «-600 €», nor «#sujet».
    pattern:
      /^[ \t>]*((?:#{1,6}|-(?!\s\d))(?=[^\S \t\r\n])|#{2,6}(?=[\p{L}\p{N}«])|[\u00a0\u202f\u200b-\u200d\u2060\ufeff]+(?:#{2,6}|[-+](?!\s\d)|\d{1,2}[.)]|>)(?=\s))[^]*/dgmu,
    message: (sign) =>
      `«${sign.replace(/^[^#\d>+-]+/u, "")}» paraîtrait tel quel : effacez ce qui est devant lui sur la ligne, même invisible, et tapez une espace ordinaire entre lui et le mot qui suit`,
  },
  {
    pattern: new RegExp(lines(marks), "dgmu"),
    message: (first) =>
      oneLine(
        first,
        "écrivez «- » devant chaque point, «1. » devant chaque étape, ou laissez une ligne vide entre deux",
      ),
  },
  {
    // Rows of a table, a single row, and cells copied from a spreadsheet.
    pattern: new RegExp(`${lines("\\||(?=[^\\n]*\\S\\t+\\S)")}|^[ \\t>]*(\\|[^|\\n]+\\|[^|\\n]+\\|.*)$`, "dgmu"),
    message: (first) =>
      `«${shorten(first)}» n’est pas lu comme un tableau : écrivez «| Outil | Prix |», dessous «| --- | --- |», d’autant de cellules, avec des espaces ordinaires, puis une ligne par rangée`,
  },
  {
    // Lines all indented by four spaces: code in Markdown, but not in MDX.
    pattern: /(?<![^])(?: {4}|\t)(.*)(?:\r?\n(?: {4}|\t).*)+(?![^])/dgu,
    message: (first) =>
      oneLine(first, "pour du code, mettez une ligne «```» avant et une après ; sinon, retirez le retrait"),
  },
  { pattern: /(?<![\p{L}\p{N}])(`)/dgu, message: shownAsTyped },
];

const emphasis = ["emphasis", "strong", "delete"];

/** The text between two offsets, with «x» for each escaped sign and each sign that Markdown parses (code, links), «ｘ» for bold. */
const maskParsed = (children: readonly TreeNode[], body: string, from: number, to: number): string =>
  children.reduce(
    (typed, { type, name, position }) => {
      const [first, last] = [position?.start.offset, position?.end.offset];
      if (type === "text" || first === undefined || last === undefined) return typed;
      // A line break includes the end of its line.
      const after = name === "br" ? last + 1 : last;
      return (
        typed.slice(0, first - from) +
        (emphasis.includes(type) ? "ｘ" : "x").repeat(after - first) +
        typed.slice(after - from)
      );
    },
    body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, "xx"),
  );

/** The mistakes of Markdown signs that the text of a node would show, each with its position. */
export function leftovers(
  { type, position, children = [] }: TreeNode,
  ancestors: readonly TreeNode[],
  body: string,
): ProseMistake[] {
  if (!children.some((child) => child.type === "text")) return [];
  const isParagraph = type === "paragraph";
  const [first, last] = isParagraph ? [position, position] : [children[0]?.position, children.at(-1)?.position];
  const [start, to] = [first?.start.offset, last?.end.offset];
  if (start === undefined || to === undefined) return [];
  // Includes the indentation of a paragraph.
  const from = isParagraph && ancestors.length === 1 ? body.lastIndexOf("\n", start - 1) + 1 : start;
  const typed = maskParsed(children, body, from, to);
  return (isParagraph ? [...inLines, ...inWords] : inWords).flatMap(({ pattern, message }) =>
    [...typed.matchAll(pattern)].map((match) => {
      const [begin = 0, end = 0] = (match.indices ?? []).slice(1).find((place) => Boolean(place)) ?? [];
      return { ...positionAt(body, from + begin), message: message(body.slice(from + begin, from + end)) };
    }),
  );
}
