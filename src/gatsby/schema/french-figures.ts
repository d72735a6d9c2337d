import { frenchNumber } from "../../components/prose/french-number";

const noBreak = "\u00a0";

/** Words whose singular ends in «s» too. */
const invariable = new Set(["avis", "cas", "colis", "devis", "fois", "mois", "repas"]);

/** «jours ouvrés» as «jour ouvré», «h par semaine» as it is: French takes the plural from two on. */
function singular(unit: string): string {
  const words = unit.split(" ");
  const end = words.findIndex((word) => !word.endsWith("s"));
  return words
    .map((word, index) => ((end >= 0 && index >= end) || invariable.has(word) ? word : word.replace(/s$/, "")))
    .join(" ");
}

/** A figure and its unit, kept on one line at their joint: «10 jours», «1,2 jour», «31 %». */
export function figureText(value: number, unit?: string): string {
  if (!unit) return frenchNumber(value);
  return `${frenchNumber(value)}${noBreak}${Math.abs(value) < 2 ? singular(unit) : unit}`;
}

/** «de 3 000 à 4 500 € HT», «à partir de 3 000 € HT», «3 000 € HT»; prices in euros before tax. */
export function priceText({ from, to }: { from: number; to?: number | undefined }): string {
  const beforeTax = (price: number) => `${frenchNumber(price)}${noBreak}€${noBreak}HT`;
  if (to === undefined) return `à partir de ${beforeTax(from)}`;
  return from === to ? beforeTax(from) : `de ${frenchNumber(from)} à ${beforeTax(to)}`;
}
