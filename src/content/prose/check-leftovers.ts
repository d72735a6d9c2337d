import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./syntax-errors";
import type { TreeNode } from "./tree";

/** A sign that Markdown left as it was typed, though its author meant something; `message` is given the groups. */
type Rule = { pattern: RegExp; message: (...groups: (string | undefined)[]) => string };

/** In any words. An address that Markdown made a link stands as «x», words in bold, slanted or struck out as «ｘ» (`unread`). */
const inWords: readonly Rule[] = [
  {
    pattern: /(!?)\[[^\]]*\]\(\s*<?[^)>]*/dg,
    message: (image) => {
      const shape = image ? "![ce que montre l’image](<./ma photo.jpg>)" : "[texte](<adresse>)";
      return `cette adresse ne se lit pas : si elle contient une espace, écrivez-la entre «<» et «>», ${shape}`;
    },
  },
  {
    pattern:
      /!?(?:\[[^\][\n]*\p{L}[^\][\n]*\] +\(|\([^()\n]*\p{L}[^()\n]*\)\[) *<?(?:https?:|mailto:|tel:|\.?\/(?=\w)|x{8})/dgu,
    message: () =>
      "cette adresse ne s’attache à rien : écrivez [texte](adresse), ou ![ce que montre l’image](./image.png), sans espace entre «]» et «(»",
  },
  {
    pattern: /(\[\^[^\]\s]+\])/dg,
    message: (note = "") => `la note «${note}» n’est écrite nulle part : ajoutez une ligne «${note}: son texte»`,
  },
  {
    // Not «[1][2]», two sources cited one after the other.
    pattern: /(\[([^\][\n]*\p{L}[^\][\n]*)\]\[([^\][\n]*)\])/dgu,
    message: (link = "", text = "", name = "") =>
      `«${link}» n’a pas d’adresse : ajoutez une ligne «[${name || text}]: https://…», ou tapez «\\${link}» pour garder ces crochets`,
  },
  {
    // The first that opens in a line: not «*Prix hors taxes» at its start, nor «100 €**», which is a note and its call.
    pattern: /(?<=[^\s*~][^\S\n]?[«(“"]?)(?<![\p{L}\p{N}*~ｘ])((\*\*?|~~)(?=[\p{L}«])(?:(?!\2).)*(?:\2)?)[^]*/dgu,
    message: (passage = "", sign = "") =>
      `«${shorten(passage)}» paraîtrait avec ses «${sign}» : collez-les aux mots qu’ils entourent, dans un seul paragraphe, et laissez une espace après`,
  },
  {
    pattern: /((?<=ｘ)[*~]+(?=[-\p{L}])|(?<=\p{L})(?:\*{2,}|~{2,})(?=-?\p{L}))/dgu,
    message: (sign = "") =>
      `«${sign}» paraîtrait tel quel, au milieu d’un mot : une seule paire de signes entoure le mot entier`,
  },
];

/** The start of a line, in a quotation or not. */
const start = "^[ \\t>]*";

/** Several lines that follow each other and start alike. */
const lines = (alike: string) => new RegExp(`${start}(${alike}.*)(?:\\r?\\n${start}${alike}.*)+`, "dgmu");

/** What people put before each point of a list, besides what Markdown reads. */
const marks = [
  "[\\p{So}•‣·∙⁃→⇒–—−*+]\\uFE0F?\\s",
  "[-•](?=\\p{L})",
  // The second level of Word's lists.
  "o\\s",
  "\\[[ xX]?\\]\\s",
  "\\d{1,2}[.)°/]\\s?(?=\\p{L})",
  "\\d{1,2} ?[-–—] ?(?=\\p{L})",
  "\\d{1,2}(?:\\.\\d{1,2})+[.)]?\\s(?=\\p{L})",
  "(?:\\p{L}|[IVX]+)[.)]\\s",
  "\\((?:\\d{1,2}|\\p{L})\\)\\s?",
];

/** At the start of lines. */
const inLines: readonly Rule[] = [
  {
    // A space, but not of the keyboard's bar, or none; the first line tells for those that follow.
    pattern: new RegExp(`${start}((?:#{1,6}|-(?!\\s\\d))(?=[^\\S \\t\\r\\n])|#{2,6}(?=[\\p{L}\\p{N}«]))[^]*`, "dgmu"),
    message: (sign = "") =>
      `«${sign}» paraîtrait tel quel : entre ce signe et le mot qui suit, tapez une espace ordinaire`,
  },
  {
    pattern: new RegExp(
      `${start}[\\u00a0\\u202f\\u200b-\\u200d\\u2060\\ufeff]+(#{2,6}|[-+](?!\\s\\d)|\\d{1,2}[.)]|>)\\s[^]*`,
      "dgmu",
    ),
    message: (sign = "") =>
      `«${sign}» paraîtrait tel quel, pour l’espace insécable ou le signe invisible qui le précède : effacez ce qui est devant lui sur la ligne`,
  },
  {
    pattern: new RegExp(`${lines("\\|").source}|${start}(\\|[^|\\n]+\\|[^|\\n]+\\|.*)$`, "dgmu"),
    message: (head, alone = "") =>
      `«${shorten(head ?? alone)}» n’est pas lu comme un tableau : la deuxième ligne est «| --- | --- |», d’autant de cellules que la première, avec des espaces ordinaires`,
  },
  {
    pattern: lines("(?=[^\\n]*\\S\\t+\\S)"),
    message: (first = "") =>
      `«${shorten(first)}» et la ligne suivante n’en feraient qu’une : d’un tableur, écrivez «| Outil | Prix |», puis «| --- | --- |», puis une ligne par rangée`,
  },
  {
    pattern: lines(`(?:${marks.join("|")})`),
    message: (first = "") =>
      `«${shorten(first)}» et la ligne suivante n’en feraient qu’une : écrivez «- » devant chaque point, «1. » devant chaque étape, ou laissez une ligne vide entre deux`,
  },
  {
    pattern: /(?<![\p{L}\p{N}])(`)/dgu,
    message: () => "«`» n’entoure rien : fermez-le après le code qu’il ouvre, ou tapez «\\`» pour ce signe même",
  },
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

/** Lines set back by four spaces: code in Markdown, which MDX has not, run into one line. */
function setBack({ position }: TreeNode, body: string): ProseMistake[] {
  const { line, offset = 0 } = position?.start ?? { line: 1 };
  const first = body.lastIndexOf("\n", offset) + 1;
  const all = body.slice(first, position?.end.offset).split("\n");
  if (all.length < 2 || !all.every((one) => /^(?: {4}|\t)/.test(one))) return [];
  const message =
    "ces lignes en retrait n’en feraient qu’une : pour du code, mettez une ligne «```» avant et une après ; sinon, retirez le retrait";
  return [{ line, column: 1, message }];
}

/** Bold or struck words that one paragraph opens and a later one closes; alone, the sign may call a note, or begin one. */
function acrossParagraphs(typed: string, rest: string): string | undefined {
  const [, sign] = /^[ \t>]*(\*\*|~~)(?=[\p{L}«])/u.exec(typed) ?? [];
  const closing = /^\s*\n[^*~]*[\p{L}.!?»](\*\*|~~)(?![\p{L}\p{N}*~])/u.exec(rest)?.[1];
  return sign && sign === closing
    ? `«${shorten(typed)}» paraîtrait avec ses «${sign}» : ouvrez-les et fermez-les dans un seul paragraphe`
    : undefined;
}

/** The signs of Markdown that the words of a node would show, each at its place. */
export function leftovers(node: TreeNode, ancestors: readonly TreeNode[], body: string): ProseMistake[] {
  const { type, children = [] } = node;
  const isParagraph = type === "paragraph";
  const [from, to] = [
    (isParagraph ? node : children[0])?.position?.start.offset,
    (isParagraph ? node : children.at(-1))?.position?.end.offset,
  ];
  if (!children.some((child) => child.type === "text") || from === undefined || to === undefined) return [];
  const typed = unread(children, body, from, to);
  const found = (isParagraph ? [...inLines, ...inWords] : inWords).flatMap(({ pattern, message }) =>
    [...typed.matchAll(pattern)].map((match) => {
      const groups = (match.indices ?? [])
        .slice(1)
        .map((place?: [number, number]) => place && body.slice(from + place[0], from + place[1]));
      const offset = from + match.index + match[0].search(/[^ \t>]/);
      return { ...positionAt(body, offset), message: message(...groups) };
    }),
  );
  const across = isParagraph ? acrossParagraphs(typed, body.slice(to)) : undefined;
  return [
    ...(isParagraph && ancestors.length === 1 ? setBack(node, body) : []),
    ...(across ? [{ ...positionAt(body, from), message: across }] : []),
    ...found,
  ];
}
