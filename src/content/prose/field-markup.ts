import { shorten } from "./check-code";

/** Matches a link, emphasis, code, a pair of tags, a line break, a character reference. */
const signs = new RegExp(
  [
    /!?\[[^\][\n]+\]\((?:https?:|mailto:|tel:|www\.|[/#.])[^)\s]*\)/,
    /(?<![\p{L}\p{N}*])(?<star>\*\*?)(?=[\p{L}\p{N}«])[^*\n]*\p{L}[^*\n]*(?<!\s)\k<star>(?!\*)/u,
    /(?<![\p{L}\p{N}`])`[^`\n]+`/u,
    /<(?<tag>[a-z][a-z\d]*)\b[^<>]*>[^<>]*<\/\k<tag>>|<br *\/?>/,
    /&(?:nbsp|amp|lt|gt|quot|apos|[lr][sda]quo|hellip|euro|ccedil|[aeiou](?:acute|grave|circ|uml)|[oa]elig|[nm]dash|deg|copy|reg|trade|times|bull|middot|shy|thinsp|ensp|emsp|#\d+|#x[\da-f]+);/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** The mistake of Markdown or HTML in a field or an attribute, which the page would show as typed. */
export function markupMessage(text: string): string | undefined {
  const [sign] = signs.exec(text) ?? [];
  return (
    sign &&
    `«${shorten(sign)}» paraîtrait tel quel : ce texte n’a ni lien, ni gras, ni balise, écrivez seulement ce qui doit se lire`
  );
}
