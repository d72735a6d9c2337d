import { frenchNumber } from "../../components/prose/french-number";

const noBreak = "\u00a0";

/** A figure and its unit, kept on one line at their joint: «10 jours», «31 %». */
export const figureText = (value: number, unit?: string) =>
  unit ? `${frenchNumber(value)}${noBreak}${unit}` : frenchNumber(value);

/** «de 3 000 à 4 500 € HT», «à partir de 3 000 € HT», «3 000 € HT»; prices in euros before tax. */
export function priceText({ from, to }: { from: number; to?: number | undefined }): string {
  const beforeTax = (price: number) => `${frenchNumber(price)}${noBreak}€${noBreak}HT`;
  if (to === undefined) return `à partir de ${beforeTax(from)}`;
  return from === to ? beforeTax(from) : `de ${frenchNumber(from)} à ${beforeTax(to)}`;
}
