import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./syntax-errors";
import type { TreeNode } from "./tree";

/** A sign that Markdown left as it was typed, though its author meant something; `message` is given the first group. */
type Rule = { pattern: RegExp; message: (passage: string) => string };

/** The start of an address; one that Markdown made a link is masked (`unread`). */
const address = " *<?(?:https?:|mailto:|tel:|\\.?\\/(?=\\w)|x{8})";

/** Words between two brackets, not a number: «[1][2]» are two sources cited one after the other. */
const bracketed = "[^\\][()\\n]*\\p{L}[^\\][()\\n]*";

/** What to do about signs that stand around words, or should. */
const asTyped = (sign: string) =>
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
    // The first of a passage. Not «*Prix hors taxes» at the start of a line, nor «100 €**»: a note and its call.
    pattern:
      /((?<=\S[^\S\n]*[«(“"]?)(?:(?<![*~])(?:\*\*|~~)|(?<![\p{L}\p{N}*~])\*)(?=[\p{L}«])|(?<=[\p{L}»])(?:\*{2,}|~{2,})|(?<=ｘ)[*~]+(?=[-\p{L}]))[^]*/dgu,
    message: asTyped,
  },
];

/** What people put before each point of a list, besides what Markdown reads. */
const marks = [
  "[\\p{So}•‣·∙⁃→⇒–—−*+]\\uFE0F?\\s",
  "[-•](?=\\p{L})",
  // The second level of Word's lists.
  "o\\s",
  "[[(](?:[ xX]?|\\d{1,2}|\\p{L})[\\])]\\s",
  "\\d{1,2}(?:(?:\\.\\d{1,2})+[.)]?| ?[-–—.)°/])\\s?(?=\\p{L})",
  "(?:\\p{L}|[IVX]+)[.)]\\s",
].join("|");

/** Several lines that follow each other and start alike. */
const lines = (alike: string) => `^[ \\t>]*((?:${alike}).*)(?:\\r?\\n[ \\t>]*(?:${alike}).*)+`;

const oneLine = (first: string, fix: string) =>
  `«${shorten(first)}» et la ligne suivante n’en feraient qu’une : ${fix}`;

/** In the lines of a paragraph, in a quotation or not. */
const inLines: readonly Rule[] = [
  {
    // The first of a paragraph. Not «-600 €», nor «#sujet».
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
    // Rows of a table, one left alone, and cells copied from a spreadsheet.
    pattern: new RegExp(`${lines("\\||(?=[^\\n]*\\S\\t+\\S)")}|^[ \\t>]*(\\|[^|\\n]+\\|[^|\\n]+\\|.*)$`, "dgmu"),
    message: (first) =>
      `«${shorten(first)}» n’est pas lu comme un tableau : écrivez «| Outil | Prix |», dessous «| --- | --- |», d’autant de cellules, avec des espaces ordinaires, puis une ligne par rangée`,
  },
  {
    // Lines all set back by four spaces: code in Markdown, which MDX has not.
    pattern: /(?<![^])(?: {4}|\t)(.*)(?:\r?\n(?: {4}|\t).*)+(?![^])/dgu,
    message: (first) =>
      oneLine(first, "pour du code, mettez une ligne «```» avant et une après ; sinon, retirez le retrait"),
  },
  { pattern: /(?<![\p{L}\p{N}])(`)/dgu, message: asTyped },
];

const emphasis = ["emphasis", "strong", "delete"];

/** What was typed between two offsets, with «x» for each sign that is escaped or that Markdown reads: code, links; «ｘ» for bold. */
const unread = (children: readonly TreeNode[], body: string, from: number, to: number): string =>
  children.reduce(
    (typed, { type, name, position }) => {
      const [first, last] = [position?.start.offset, position?.end.offset];
      if (type === "text" || first === undefined || last === undefined) return typed;
      // A break takes the end of its line.
      const after = name === "br" ? last + 1 : last;
      return (
        typed.slice(0, first - from) +
        (emphasis.includes(type) ? "ｘ" : "x").repeat(after - first) +
        typed.slice(after - from)
      );
    },
    body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, "xx"),
  );

/** The signs of Markdown that the words of a node would show, each at its place. */
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
  // With the spaces that set a paragraph back.
  const from = isParagraph && ancestors.length === 1 ? body.lastIndexOf("\n", start - 1) + 1 : start;
  const typed = unread(children, body, from, to);
  return (isParagraph ? [...inLines, ...inWords] : inWords).flatMap(({ pattern, message }) =>
    [...typed.matchAll(pattern)].map((match) => {
      const [begin = 0, end = 0] = (match.indices ?? []).slice(1).find((place) => Boolean(place)) ?? [];
      return { ...positionAt(body, from + begin), message: message(body.slice(from + begin, from + end)) };
    }),
  );
}
