/** Length of a compact card's title (docs/contrat.md, «Constantes»), in characters. */
const LIMIT = 50;

/** A title of at most 50 characters, the ellipsis not counted. */
export function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > LIMIT ? `${characters.slice(0, LIMIT).join("").trimEnd()}…` : title;
}
