import { shorten } from "./check-code";

/** A link, bold words, a tag with its other half, a line break, a reference to a character. */
const signs =
  /!?\[[^\][\n]+\]\((?:https?:|mailto:|tel:|[/#.])[^)\s]*\)|(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}«])[^*\n]*\p{L}[^*\n]*\*\*|<([a-z][a-z\d]*)\b[^<>]*>[^<>]*<\/\1>|<br *\/?>|&(?:nbsp|amp|lt|gt|quot|apos|rsquo|[lr]aquo|hellip|euro|ccedil|[aeiou](?:acute|grave|circ|uml)|#\d+|#x[\da-f]+);/iu;

/** The first sign of Markdown or HTML in a text that a page shows as it is typed: a field, an attribute. */
export function typedSign(text: string): string | undefined {
  const [sign] = signs.exec(text) ?? [];
  return (
    sign &&
    `«${shorten(sign)}» paraîtrait tel quel : ce texte n’a ni lien, ni gras, ni balise, écrivez seulement ce qui doit se lire`
  );
}
