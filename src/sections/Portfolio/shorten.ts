/** Maximum length of a title on a compact card (docs/contrat.md, «Constantes»), in characters. */
const LIMIT = 50;

/** Truncates a title to 50 characters, plus an ellipsis. */
export function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > LIMIT ? `${characters.slice(0, LIMIT).join("").trimEnd()}…` : title;
}
