import { offsetAt, positionAt, type Position } from "../project/text-position";
import { allowedTags, isTagName, forbiddenTagMessage } from "./allowed-tags";
import { codeInBraces, codeInTag, importOrExport } from "./check-code";

/** A mistake in a text, with its position in the body. */
export type ProseMistake = Position & { message: string };

/** The parser's error (vfile-message). */
type MdxError = Error & { source?: string | null; position?: { start: { offset?: number | null } } | null };

/** Replaces a sign that stops the parser, one for one: the text can then be parsed, with the same positions. */
const placeholder = "·";

/** Tags that HTML never closes. */
const voidTag = /^<\/?(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i;

const tagName = /^<\/?([^\s>/]*)/;

function voidMessage(name: string): string {
  const tag = name.toLowerCase();
  return allowedTags.has(tag) ? `la balise <${name}> n’est pas fermée : écrivez <${tag} />` : forbiddenTagMessage(tag);
}

/** Causes of a syntax error, by the text from the sign on: the first that matches is reported. */
const causes: readonly [RegExp, (name: string, passage: string) => string][] = [
  [/^<!/, () => "une remarque «<!-- … -->» s’écrit {/* … */}"],
  [/^<[^\s>"']+[:@]/, () => "une adresse entre «<» et «>» s’écrit [texte](https://exemple.fr)"],
  [voidTag, voidMessage],
  [/^<[\w.-]+\s[^<>"]*(?:"[^"<>]*"[^<>"]*)*\{/, codeInTag],
  [
    /^<[\w.-]+\s[^<>]*=(?!["{])/,
    () => 'la valeur d’un attribut s’écrit entre guillemets droits, collée au signe «=» : title="Un titre"',
  ],
  [
    /^<[\w.-]+\s[^<>]*="[^"<>]*"[^\s"<>/]/,
    () => "un guillemet droit coupe en deux la valeur d’un attribut : tapez-y des guillemets français, «\u00a0…\u00a0»",
  ],
  [/^<\/?[\w.-]+[^<]*>/, unclosed],
  [/^<\/?[^<\s]+>/, unclosed],
  [/^</, () => "le signe «<» est pris pour le début d’une balise, ici incomplète : pour écrire ce signe, tapez «&lt;»"],
  [/^\{/, (_name, passage) => codeInBraces(passage)],
  [/^/, () => importOrExport],
];

/** The mistake of a tag not closed or not opened in the same sentence or block, or of words between «<» and «>». */
function unclosed(name: string, passage: string): string {
  const isAlone = !passage.includes(`</${name}>`, 1);
  if (passage.startsWith("</") && isAlone)
    return `</${name}> ne ferme aucune balise : ouvrez <${name}> avant, ou retirez-la`;
  if (isAlone && !isTagName(name)) {
    return `«<${name}>» est pris pour une balise : pour écrire ces signes, tapez «&lt;${name}>»`;
  }
  return `la balise <${name}> n’est pas fermée : ajoutez </${name}> dans la même phrase, ou mettez <${name}> et </${name}> chacune seule sur sa ligne, avec une ligne vide avant et après`;
}

/** The offsets of the sign that stops the parser: from the sign, to the end of those that stop it too. */
function errorRange(error: MdxError, text: string): [offset: number, end: number] | undefined {
  const reached = error.position?.start.offset ?? text.length;
  const before = text.lastIndexOf("<", reached);
  switch (error.source) {
    case "mdast-util-mdx-jsx": {
      // «Expected a closing tag for `<Callout>` (3:1-3:10)»: the position is in the message only.
      const [, line, column] = /\((\d+):(\d+)-/.exec(error.message) ?? [];
      const opened = line && column ? offsetAt(text, { line: Number(line), column: Number(column) }) : undefined;
      const isOpened = opened !== undefined && (!text.startsWith("</", reached) || voidTag.test(text.slice(opened)));
      const offset = isOpened ? opened : before;
      return [offset, offset + 1];
    }
    case "micromark-extension-mdx-jsx":
      return [before, reached];
    case "micromark-extension-mdx-expression": {
      const [passage = "", braces = ""] = /(?<!\\)(\{+)(?:[^{]|(?<=\\)\{)*$/.exec(text.slice(0, reached + 1)) ?? [];
      const brace = Math.min(reached + 1, text.length) - passage.length;
      const tag = /<[\w.-]+\s[^<>]*$/.exec(text.slice(0, brace));
      return [tag?.index ?? brace, brace + braces.length];
    }
    case "micromark-extension-mdxjs-esm": {
      const line = /^(?:import|export)\b(?![^]*^(?:import|export)\b)/m.exec(text.slice(0, reached + 6));
      return line ? [line.index, line.index + 1] : undefined;
    }
    default:
      return undefined;
  }
}

/** The offset of the matching tag, which would stop the parser next; -1 if there is none. */
function matchingTag(text: string, offset: number, name: string): number {
  if (voidTag.test(text.slice(offset))) return -1;
  if (!text.startsWith("</", offset)) return text.indexOf(`</${name}>`, offset);
  return [...text.slice(0, offset).matchAll(/<([\w.-]+)/g)].findLast(([, opened]) => opened === name)?.index ?? -1;
}

function errorOf(text: string, parse: (text: string) => unknown): MdxError | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return error as MdxError;
  }
}

/**
 * Finds every syntax error of a text: the parser stops at the first one, so each is replaced and the text parsed again.
 *
 * @returns the errors, and a text that can be parsed.
 * @throws the parser's error if its position is unknown.
 */
export function skipErrors(body: string, parse: (text: string) => unknown): { text: string; mistakes: ProseMistake[] } {
  const mistakes: ProseMistake[] = [];
  let text = body;
  const neutralise = (from: number, to: number) => {
    text = text.slice(0, from) + text.slice(from, to).replace(/^.|[<{]/gs, placeholder) + text.slice(to);
  };
  for (let error = errorOf(text, parse); error; error = errorOf(text, parse)) {
    const [offset, end] = errorRange(error, text) ?? [-1, -1];
    const sign = text[offset];
    if (sign === undefined || sign === placeholder) throw error;
    const passage = text.slice(offset);
    const [, name = ""] = tagName.exec(passage) ?? [];
    const other = sign === "<" && name ? matchingTag(text, offset, name) : -1;
    // A closing tag counts as closed when its opening tag exists.
    const read = passage.startsWith("</") && other >= 0 ? `${passage}</${name}>` : passage;
    const [, explain] = causes.find(([pattern]) => pattern.test(read)) ?? [];
    mistakes.push({ ...positionAt(body, offset), message: explain?.(name, read) ?? "" });
    if (other >= 0) neutralise(other, other + 1);
    neutralise(offset, Math.max(end, offset + 1));
  }
  return { text, mistakes };
}
