/**
 * Characters that no reader can see: control characters, which make a feed ill-formed (XML 1.0, 2.2), lone surrogates,
 * private-use characters of a word processor's bullets and pictures (with U+FFFC), and the replacement of a lost
 * character (U+FFFD). Also bidirectional controls (UAX #9), which reverse the text that follows and come with copied
 * numbers.
 */
const pattern = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\uFFFC-\uFFFF]/gu;

/** The unprintable characters of a text, with their offset. */
export const unprintable = (text: string): { character: string; offset: number }[] =>
  [...text.matchAll(pattern)].map(({ 0: character, index }) => ({ character, offset: index }));

/**
 * How to fix an unprintable character, in French.
 *
 * @param lost number of U+FFFD in the text.
 */
export function unprintableMessage(character: string, lost = 1): string {
  if (character === "\uFFFD") {
    const [which, again] =
      lost > 1 ? [`${lost} caractères perdus, ici`, "chacun"] : ["caractère perdu", "ce caractère"];
    return `${which} «${character}» : enregistrez le fichier en «UTF-8», puis tapez de nouveau ${again}`;
  }
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `caractère que l’on ne voit pas, U+${code}, souvent venu d’un collage : effacez-le, ou tapez à sa place une espace ou un retour à la ligne`;
}
