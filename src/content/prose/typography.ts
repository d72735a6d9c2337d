const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";

const units =
  "€|k€|M€|%|h|min|s|ms|minutes?|heures?|journées?|jours?|semaines?|mois|ans?|dollars?|Ko|Mo|Go|To|mm|cm|m|km|m²|m³|mg|g|kg|ml|cl|l|L|W|kW|kWh|°C";
const { format: nameOfMonth } = new Intl.DateTimeFormat("fr-FR", { month: "long" });
const months = Array.from({ length: 12 }, (_, month) => nameOfMonth(new Date(2026, month))).join("|");

const corrections: readonly [RegExp, string | ((match: string) => string)][] = [
  [/\.\.\./g, "…"],
  // Inches open no quotation, «15"» or «15 "», nor does a quote before a comma, which ends that of a link or bold text.
  // None begins with a space after nothing: it is the end of a quote around a link or bold text.
  [
    /(?<![\p{L}\d]|\d[ \u00a0\u202f](?="(?![\p{L}\d])))"(?![,;.:)])([^"\s](?:[^"\n]*[^"\s])?|(?<=[\s(]") [^"\n]+ )"/gu,
    `«${noBreak}$1${noBreak}»`,
  ],
  // At the end too, where a link or bold text follows: «l’[outil](/blog)».
  [/(\p{L})'(?=\p{L}|\d|«)|(?<=(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu))'$/giu, "$1’"],
  [/«[ \u00a0\u202f]*/g, `«${noBreak}`],
  [/[ \u00a0\u202f]*»/g, `${noBreak}»`],
  // A missing space is added only after a word: «?» in a URL is left alone.
  [/(?:[ \u00a0\u202f]+|(?<=[\p{L}\d)\]%€»”…]))(?=[;!?]+(?:$|[\s)\]»”*_…]))/gu, narrowNoBreak],
  [/(?:[ \u00a0\u202f]+|(?<=[\p{L}\d)\]%€»”…])):(?=$|[\s*_])/gmu, `${noBreak}:`],
  [/(?<![\d,.])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g, (number) => number.replace(/[ \u00a0]/g, narrowNoBreak)],
  [/(?<![\p{L}\d])1(?:er|re)(?![\p{L}\d])/gu, (ordinal) => (ordinal === "1er" ? "1ᵉʳ" : "1ʳᵉ")],
  // The sign of a negative number touches it, lest a range of two read as a sum: «−600 à −1 200 €»; not in «l’année N − 1».
  [/(?<![\d)\]€%A-Z][ \u00a0\u202f])−[ \u00a0\u202f]+(?=\d)/g, "−"],
  // That of an operation is not left at the end of a line.
  [/([−×])[ \u00a0\u202f]+(?=\d)/g, `$1${noBreak}`],
  // A short range is whole: «1 à 2 semaines».
  [/(?<![\d,.\u202f])(\d{1,2}) à (?=\d{1,2}(?![\d\u202f]|[,.]\d))/g, `$1${noBreak}à${noBreak}`],
  // Another is cut after its «à», each of its numbers with the word that follows it: «4 à», «12 journées».
  [/(\d) à (?=−?\d)/g, `$1${noBreak}à `],
  // A separator goes with what follows it.
  [/ · /g, ` ·${noBreak}`],
  // A small number and the noun that follows: «3 erreurs».
  [/(?<![\d,.\u202f-])(\d{1,3}) (?=\p{Ll}{3})/gu, `$1${noBreak}`],
  // «100%», «50€», «9h», «14h30».
  [/(\d)(?=(?:%|[kM]?€)(?![\p{L}\d]))/gu, `$1${noBreak}`],
  [/(?<![\p{L}\d,.])(\d{1,3})h(?=(?:\d{2})?(?![\p{L}\d]))/gu, `$1${noBreak}h`],
  [new RegExp(`([\\dᵉʳ])[ \u00a0\u202f]+(?=(?:${units}|${months})(?![\\p{L}\\d]))`, "gu"), `$1${noBreak}`],
  // «3 h par semaine».
  [/ par (?=(?:an|mois|semaine|jour|heure)(?!\p{L}))/gu, ` par${noBreak}`],
  // A price before or with tax: «600 € HT».
  [/€[ \u00a0\u202f]+(?=(?:HT|TTC)(?![\p{L}\d]))/gu, `€${noBreak}`],
  // «devis n° 113».
  [/(?<![\p{L}\d])n°[ \u00a0\u202f]*(?=\d)/gu, `n°${noBreak}`],
  // «article 28».
  [/(?<!\p{L})(articles?) (?=\d)/giu, `$1${noBreak}`],
  // «6 h 30».
  [/(\d\u00a0h)[ \u00a0\u202f]*(?=\d{2}(?!\d))/g, `$1${noBreak}`],
];

/**
 * Corrects the French typography of a text: apostrophes, guillemets, ellipses, no-break spaces
 * before «; ! ? : % €», between thousands, before units, months and «HT», after «n°», «article», «·» and «×», in «2 à 4»,
 * «1ᵉʳ»; a minus that touches its number. Idempotent. Source: Lexique de
 * l’Imprimerie nationale.
 */
export function frenchTypography(text: string): string {
  return corrections.reduce(
    (current, [pattern, replacement]) =>
      typeof replacement === "string" ? current.replace(pattern, replacement) : current.replace(pattern, replacement),
    text,
  );
}

/** Matches the space between a day and its year: «1ᵉʳ septembre 2026». */
const yearOfDay = new RegExp(`(?<=[\\dᵉʳ]\u00a0(?:${months})) (?=\\d{4}(?!\\d))`, "gu");

/** `frenchTypography` for a cell of a table: a date stays on one line, where a paragraph may break before the year. */
export const cellTypography = (text: string): string => frenchTypography(text).replace(yearOfDay, noBreak);

/** Most characters of a short word joined with the next: more might not fit a phone's column at 200 % text. */
const maxJoinedLength = 12;

/** Matches a word of one or two letters, elided or not, before a longer one: «la corvée», «d’y engager». */
const shortAndNext = /(?<![\p{L}\p{N}’'-])(?:\p{L}{1,2}|\p{L}{1,2}’\p{Ll}{1,2}) (?=(\p{L}\S{2,}))/gu;

/** `frenchTypography` for a title, in large type: no line should end with an article or a preposition. */
export const titleTypography = (text: string): string =>
  frenchTypography(text).replace(shortAndNext, (short, next: string) =>
    short.length + next.length > maxJoinedLength ? short : `${short.trimEnd()}${noBreak}`,
  );
