import { offsetAt } from "../project/text-position";
import { admittedTags, isTagName, refusedTag } from "./admitted-tags";
import { codeInBraces, codeInTag, importOrExport } from "./check-code";

/** What the parser says of a text that it refuses (vfile-message). */
export type MdxError = Error & {
  source?: string | null;
  ruleId?: string | null;
  position?: { start: { offset?: number | null } } | null;
};

/** An error of syntax, in French, with the fix. */
export type Fault = {
  message: string;
  /** Of the sign that the parser stumbles on: «<», «{» or the first letter of a line. */
  offset: number;
  /** Where the passage ends whose signs «<» and «{» it takes with this one. */
  end?: number;
  /** Name of the tags whose other half the parser would refuse too, without this one. */
  alone?: string;
};

/** Tags that HTML never closes. */
const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The place of a tag that the parser quotes: «`<Callout>` (3:1-3:10)»; no field of the error has it. */
const quotedTag = /\((\d+):(\d+)-/;

/** The name of the tag at an offset. */
export const tagAt = (text: string, offset: number): string => /^<\/?([^>\s/]*)/.exec(text.slice(offset))?.[1] ?? "";

const apart = (name: string) =>
  `<${name}> et </${name}> doivent se trouver chacune seule sur sa ligne, avec une ligne vide avant et après`;

function voidMistake(name: string): string {
  const tag = name.toLowerCase();
  return admittedTags.has(tag) ? `la balise <${name}> n’est pas fermée : écrivez <${tag} />` : refusedTag(tag);
}

/** A tag that is never closed, or not in the block where it was opened; words between «<» and «>» that are none. */
function explainUnclosed(text: string, name: string, offset: number): Fault {
  const isVoid = voidTags.test(name);
  if (!isVoid && !isTagName(name) && !text.includes(`</${name}>`, offset)) {
    return { message: `«<${name}>» est pris pour une balise : pour écrire ces signes, tapez «&lt;${name}>»`, offset };
  }
  // As GitHub has it written: «<details><summary>…</summary>», then the text, then «</details>» on its line.
  if (text.slice(offset).search(`\n[ \t>]*</${name}>`) > 0) return { message: apart(name), offset, alone: name };
  const message = isVoid ? voidMistake(name) : `la balise <${name}> n’est pas fermée : ajoutez </${name}>`;
  return { message, offset, ...(text.includes(`</${name}>`, offset) && { alone: name }) };
}

/** A tag without its other half, or whose halves belong to different blocks. */
function explainMismatch({ message, position }: MdxError, text: string): Fault {
  const [, line, column] = quotedTag.exec(message) ?? [];
  const quoted = line && column ? offsetAt(text, { line: Number(line), column: Number(column) }) : undefined;
  const offset = position?.start.offset ?? 0;
  if (quoted !== undefined && !text.startsWith("</", offset)) {
    return explainUnclosed(text, tagAt(text, quoted), quoted);
  }
  const closing = tagAt(text, offset);
  if (quoted !== undefined) {
    const opened = tagAt(text, quoted);
    // The one around it is closed where it should be.
    if (voidTags.test(opened)) return explainUnclosed(text, opened, quoted);
    return { message: `</${closing}> ne ferme pas <${opened}> : écrivez d’abord </${opened}>`, offset, alone: opened };
  }
  return { message: apart(closing), offset, alone: closing };
}

/** A closing tag that closes nothing. */
function explainClosing(text: string, offset: number): Fault {
  const name = tagAt(text, offset);
  return {
    message: voidTags.test(name)
      ? voidMistake(name)
      : "cette balise fermante ne correspond à aucune balise ouverte, ou porte un attribut",
    offset,
  };
}

/** A sign «<» that begins no tag, by what follows it up to where the parser stopped. */
function signMistake(rest: string, reached: number): string {
  if (rest.startsWith("<!")) return "une remarque «<!-- … -->» s’écrit {/* … */}";
  if (/^<[^\s>"']+[:@]/.test(rest)) return "une adresse entre «<» et «>» s’écrit [texte](https://exemple.fr)";
  const before = rest.slice(0, reached);
  if (/=\s*$/.test(before)) {
    return 'la valeur d’un attribut s’écrit entre guillemets droits, collée au signe «=» : title="Un titre"';
  }
  if (/="[^"]*"[^"<>]+$/.test(before) && rest.charAt(reached) === '"') {
    return "un guillemet droit coupe en deux la valeur d’un attribut : tapez-y des guillemets français, «\u00a0…\u00a0»";
  }
  return "le signe «<» est pris pour le début d’une balise, ici incomplète : pour écrire ce signe, tapez «&lt;»";
}

function explainSign(text: string, reached: number): Fault {
  const offset = text.lastIndexOf("<", reached);
  const rest = text.slice(offset);
  const [, name] = /^<([\w.-]+)/.exec(rest) ?? [];
  return {
    message: signMistake(rest, reached - offset),
    offset,
    ...(name && rest.includes(`</${name}`) && { alone: name }),
  };
}

/** Code that can't be parsed, in a tag or in the text. */
function explainCode(text: string, reached: number): Fault {
  const before = text.slice(0, reached + 1);
  const [passage = "", braces = ""] = /(?<!\\)(\{+)(?:[^{]|(?<=\\)\{)*$/.exec(before) ?? [];
  const offset = before.length - passage.length;
  const [, name] = /<([\w.-]+)[^<>]*$/.exec(text.slice(0, offset)) ?? [];
  const end = offset + braces.length;
  return name
    ? { ...explainSign(text, offset), message: codeInTag(name), end }
    : { message: codeInBraces(text.slice(offset)), offset, end };
}

/**
 * Explains an error of the parser by its source and its rule; undefined for any other error.
 *
 * @param text in which it was found.
 */
export function explainMdxError(error: MdxError, text: string): Fault | undefined {
  const reached = error.position?.start.offset ?? text.length;
  switch (error.source) {
    case "mdast-util-mdx-jsx":
      if (error.ruleId === "end-tag-mismatch") return explainMismatch(error, text);
      return explainClosing(text, text.lastIndexOf("<", reached));
    case "micromark-extension-mdx-jsx":
      return explainSign(text, reached);
    case "micromark-extension-mdx-expression":
      return explainCode(text, reached);
    case "micromark-extension-mdxjs-esm":
      return {
        message: importOrExport,
        offset: /^(?:import|export)\b(?![^]*^(?:import|export)\b)/m.exec(text.slice(0, reached + 6))?.index ?? -1,
      };
    default:
      return undefined;
  }
}
