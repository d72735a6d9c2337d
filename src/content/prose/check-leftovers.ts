import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import type { ProseMistake } from "./skip-faults";
import type { TreeNode } from "./tree";

/** A sign that Markdown left as it was typed, though its author meant something; `message` is given the groups. */
type Rule = { pattern: RegExp; message: (...groups: (string | undefined)[]) => string };

/** In any words. */
const inWords: readonly Rule[] = [
  {
    pattern: /(!?)\[[^\]]*\]\(\s*<?[^)>]*/dg,
    message: (image) => {
      const shape = image ? "![ce que montre l’image](<./ma photo.jpg>)" : "[texte](<adresse>)";
      return `cette adresse ne se lit pas : si elle contient une espace, écrivez-la entre «<» et «>», ${shape}`;
    },
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
    // Not «100 €**», which refers to a note, nor «src/**/».
    pattern: /(?<![^\s(«“"’'–—-])((\*\*|~~)(?![*~])(?:(?!\2).)*\p{L}(?:(?!\2).)*\2)(?![*~])/dgu,
    message: (passage = "", sign = "") =>
      `«${shorten(passage)}» paraîtrait avec ses «${sign}» : collez-les aux mots qu’ils entourent, et laissez une espace après`,
  },
];

/** The start of a line, in a quotation or not. */
const start = "^[ \\t>]*";

/** Several lines that follow each other and start alike. */
const lines = (alike: string) => new RegExp(`${start}(${alike}.*)(?:\\r?\\n${start}${alike}.*)+`, "dgmu");

/** At the start of lines. */
const inLines: readonly Rule[] = [
  {
    // A space, but not of the keyboard's bar, or none; the first line tells for those that follow.
    pattern: new RegExp(`${start}((?:#{1,6}|-(?!\\s\\d))(?=[^\\S \\t\\r\\n])|#{2,6}(?=[\\p{L}\\p{N}«]))[^]*`, "dgmu"),
    message: (sign = "") => `«${sign}» paraîtrait tel quel : entre ce signe et le mot qui suit, tapez une espace ordinaire`,
  },
  {
    pattern: lines("\\|"),
    message: (head = "") =>
      `«${shorten(head)}» n’est pas lu comme un tableau : la deuxième ligne est «| --- | --- |», d’autant de cellules que la première, avec des espaces ordinaires`,
  },
  {
    pattern: lines("(?:[\\p{So}•‣·∙→⇒–—*+]\\uFE0F?\\s|[-•](?=\\p{L})|(?:\\d{1,2}[.)°/]|\\p{Ll}\\))\\s?(?=\\p{L}))"),
    message: (first = "") =>
      `«${shorten(first)}» et la ligne suivante n’en feraient qu’une : écrivez «- » devant chaque point, «1. » devant chaque étape, ou laissez une ligne vide entre deux`,
  },
  {
    pattern: /^(\[!\p{L}+\])/dgu,
    message: (sign = "") =>
      `«${sign}» paraîtrait tel quel : un encadré s’écrit <Callout title="À noter" tone="note">, son texte, puis </Callout>`,
  },
];

/** What was typed between two offsets, with «x» for each sign that is escaped or that Markdown reads: code, links, bold. */
const unread = (children: readonly TreeNode[], body: string, from: number, to: number): string =>
  children.reduce(
    (typed, { type, name, position }) => {
      const [first, last] = [position?.start.offset, position?.end.offset];
      if (type === "text" || first === undefined || last === undefined) return typed;
      // A break takes the end of its line.
      const after = name === "br" ? last + 1 : last;
      return typed.slice(0, first - from) + "x".repeat(after - first) + typed.slice(after - from);
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
      const groups = (match.indices ?? []).slice(1).map((place?: [number, number]) => place && body.slice(from + place[0], from + place[1]));
      const offset = from + match.index + match[0].search(/[^ \t>]/);
      return { ...positionAt(body, offset), message: message(...groups) };
    }),
  );
  return [...(isParagraph && ancestors.length === 1 ? setBack(node, body) : []), ...found];
}
