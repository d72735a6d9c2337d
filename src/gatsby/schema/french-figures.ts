import { frenchNumber } from "../../shared/french-number";

const noBreak = "\u00a0";

/** Words with the same singular and plural. */
const invariable = new Set(["avis", "cas", "colis", "devis", "fois", "mois", "repas"]);

/** Singular of a unit: «jours ouvrés» → «jour ouvré», «h par semaine» unchanged. French uses the plural from 2 up. */
function singular(unit: string): string {
  const words = unit.split(" ");
  const end = words.findIndex((word) => !word.endsWith("s"));
  return words
    .map((word, index) => ((end >= 0 && index >= end) || invariable.has(word) ? word : word.replace(/s$/, "")))
    .join(" ");
}

/** A number with its unit, and no-break spaces before the unit and after «par»: «10 jours», «5 par jour», «6 h par semaine». */
export function figureText(value: number, unit?: string): string {
  if (!unit) return frenchNumber(value);
  const words = Math.abs(value) < 2 ? singular(unit) : unit;
  return `${frenchNumber(value)}${noBreak}${words.replace(/(?<=^| )par /, `par${noBreak}`)}`;
}

/** «de 3 000 à 4 500 € HT», «à partir de 3 000 € HT», «3 000 € HT»; prices in euros before tax. */
export function priceText({ from, to }: { from: number; to?: number | undefined }): string {
  const beforeTax = (price: number) => `${frenchNumber(price)}${noBreak}€${noBreak}HT`;
  if (to === undefined) return `à partir de ${beforeTax(from)}`;
  return from === to ? beforeTax(from) : `de ${frenchNumber(from)} à ${beforeTax(to)}`;
}
