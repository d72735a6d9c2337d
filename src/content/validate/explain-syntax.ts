import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { ErrorCode } from "yaml";
import { type Position, positionAt } from "../project/text-position";

const jsonMistakes: Record<string, string> = {
  CommaExpected: "il manque une virgule",
  ColonExpected: "il manque un deux-points",
  CloseBraceExpected: "il manque une accolade fermante «}»",
  CloseBracketExpected: "il manque un crochet fermant «]»",
  PropertyNameExpected: "un nom de champ entre guillemets est attendu (virgule en trop ?)",
  ValueExpected: "une valeur est attendue (virgule en trop ?)",
  UnexpectedEndOfString: "un guillemet fermant manque (saut de ligne dans un texte ? écrivez «\\n»)",
  InvalidCommentToken: "les commentaires ne sont pas admis",
  InvalidCharacter: "caractère inattendu (tabulation ou saut de ligne dans un texte ?)",
  InvalidNumberFormat: "ce nombre n’en est pas un (guillemets oubliés ?)",
  InvalidEscapeCharacter: "barre oblique «\\» dans un texte : doublez-la «\\\\»",
  EndOfFileExpected: "du texte suit la fin des données",
};

/** A sign that JSON has not, in a number too: «1 500», «1,5». */
const strangeSign = (sign: string) =>
  `«${sign}» n’est pas à sa place : les noms et les textes se mettent entre guillemets droits «"», et un guillemet droit s’y tape «\\"» ; un nombre s’écrit en chiffres seuls, 1500 ou 1.5 ; «true» et «false» sans guillemets ; une virgule sépare deux champs ; les commentaires et les espaces insécables ne sont pas admis`;

/** A JSON syntax error, in French. */
function explainJson({ error, offset }: ParseError, text: string): string {
  const code = printParseErrorCode(error);
  const [sign = ""] = /^(?:[\p{L}\p{N}]+|.)/u.exec(text.slice(offset)) ?? [];
  const isInNumber = /\d[ \u00a0\u202f]?,?$/.test(text.slice(0, offset)) && /[\d\u00a0\u202f€%_]/.test(sign);
  return code === "InvalidSymbol" || isInNumber ? strangeSign(sign) : (jsonMistakes[code] ?? "écriture incorrecte");
}

/** Whether an error has no consequences for the parser: a comment, a missing comma, a comma before a closing bracket. */
function isIsolated({ error, offset }: ParseError, text: string): boolean {
  const sign = text.charAt(offset);
  switch (printParseErrorCode(error)) {
    case "InvalidCommentToken":
      return true;
    case "CommaExpected":
      return /["\d{[tfn-]/.test(sign);
    case "PropertyNameExpected":
    case "ValueExpected":
      return /[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, offset));
    default:
      return false;
  }
}

/** The syntax errors of a JSON text, in French, one per line, without those that are consequences of another. */
export function explainJsonErrors(errors: readonly ParseError[], text: string): (Position & { message: string })[] {
  const cause = errors.findIndex((one) => !isIsolated(one, text));
  return (cause < 0 ? errors : errors.slice(0, cause + 1))
    .map((one) => ({ ...positionAt(text, one.offset), message: explainJson(one, text) }))
    .filter(({ line }, index, all) => all.findIndex((one) => one.line === line) === index);
}

const quote = "mettez-la entre guillemets";
const misaligned =
  "retrait incorrect : alignez ce champ sur ceux qui l’entourent, et fermez listes «[ … ]» et guillemets";

const yamlMistakes: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `deux-points dans la valeur : ${quote}`,
  DUPLICATE_KEY: "champ écrit deux fois : gardez-en un",
  BAD_SCALAR_START: `la valeur commence par un signe réservé : ${quote}`,
  MISSING_CHAR: "il manque un guillemet fermant, ou «:» et une espace après le nom du champ",
  MULTILINE_IMPLICIT_KEY: "il manque «:» et une espace après le nom du champ",
  UNEXPECTED_TOKEN:
    'texte inattendu à cet endroit : mettez toute la valeur entre guillemets, et «\\"» pour un guillemet qui s’y trouve',
  BAD_DQ_ESCAPE: "barre oblique «\\» dans un texte entre guillemets : doublez-la «\\\\»",
  TAB_AS_INDENT: "tabulation en début de ligne : remplacez-la par des espaces",
  BAD_INDENT: misaligned,
  MULTIPLE_DOCS: "une ligne «---» ou «...» coupe l’en-tête : retirez-la",
};

/** A YAML syntax error, in French. */
export const explainYaml = (code: ErrorCode): string =>
  yamlMistakes[code] ?? `écriture incorrecte : si la valeur contient des signes particuliers, ${quote}`;
