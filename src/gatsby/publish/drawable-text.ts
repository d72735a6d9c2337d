import headingCharacters from "./heading-characters.json";

/** A text that the headings' font can draw, and the signs that it can't. */
type Drawable = { text: string; missing: string[] };

/** Those that the font has (tools/generate-font.ts). */
const characters: ReadonlySet<string> = new Set(headingCharacters);

const signs = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** What the font has for a sign: itself, the letter without its accent, the plain hyphen; or nothing. */
function nearest(sign: string): string {
  const [letter = ""] = sign.normalize("NFD");
  const dash = /^\p{Pd}$/u.test(sign) ? "-" : "";
  return [sign.normalize("NFC"), letter, dash].find((form) => characters.has(form)) ?? "";
}

/**
 * Leaves out of a text the signs that the headings' font lacks (an emoji, an arrow): they would be drawn in a
 * font of the machine, or as a box with their code. Spaces have no drawing: they stay.
 */
export function drawableText(written: string): Drawable {
  const missing = new Set<string>();
  const kept = Array.from(signs.segment(written), ({ segment: sign }) => {
    if (/^\p{Zs}$/u.test(sign)) return sign;
    const form = nearest(sign);
    if (!form && !/^\p{Cf}*$/u.test(sign)) missing.add(sign);
    return form;
  });
  return { text: kept.join("").replace(/ {2,}/g, " ").trim(), missing: [...missing] };
}
