import { printParseErrorCode, type ParseErrorCode } from "jsonc-parser";
import type { ErrorCode } from "yaml";

const jsonMistakes: Record<string, string> = {
  CommaExpected: "il manque une virgule",
  ColonExpected: "il manque un deux-points",
  CloseBraceExpected: "il manque une accolade fermante «}»",
  CloseBracketExpected: "il manque un crochet fermant «]»",
  PropertyNameExpected: "un nom de champ entre guillemets est attendu (virgule en trop ?)",
  ValueExpected: "une valeur est attendue (virgule en trop ?)",
  UnexpectedEndOfString: "un guillemet fermant manque (saut de ligne dans un texte ? écrivez «\\n»)",
  InvalidCommentToken: "les commentaires ne sont pas admis",
  InvalidCharacter: "caractère inattendu (saut de ligne dans un texte ?)",
  InvalidSymbol: 'un nom de champ ou un texte n’a pas de guillemets «"»',
  InvalidNumberFormat: "ce nombre n’en est pas un (guillemets oubliés ?)",
  InvalidEscapeCharacter: "barre oblique «\\» dans un texte : doublez-la «\\\\»",
  EndOfFileExpected: "du texte suit la fin des données",
};

/** What stands where a quotation mark is missing, when it says more than that. */
function misplacedSign(text: string, offset: number): string | undefined {
  const sign = text.charAt(offset);
  if (/[“”„«»'’‘]/.test(sign)) return `les noms et les textes se mettent entre guillemets droits «"», trouvé «${sign}»`;
  if (sign === ";") return "une virgule est attendue, trouvé «;»";
  return text.charAt(offset - 1) === '"'
    ? 'un guillemet droit coupe ce texte en deux : tapez «\\"» à sa place, ou des guillemets français'
    : undefined;
}

/** A JSON syntax error at an offset, in French. */
export function explainJson(error: ParseErrorCode, text: string, offset: number): string {
  const code = printParseErrorCode(error);
  const misplaced = code === "InvalidSymbol" ? misplacedSign(text, offset) : undefined;
  return misplaced ?? jsonMistakes[code] ?? "écriture incorrecte";
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
