import { frenchNumber } from "../prose/french-number";

type Props = {
  from: number;
  to?: number | null | undefined;
  /** What it pays, such as «par projet». */ per?: string | null | undefined;
};

/** A price before tax, in words: «De 2 400 à 7 200 € HT par projet», «À partir de 900 € HT la journée». */
export function PriceRange({ from, to, per }: Props) {
  const amount =
    to && to > from ? `De ${frenchNumber(from)} à ${frenchNumber(to)}` : `À partir de ${frenchNumber(from)}`;
  return <>{`${amount}\u00a0€ HT${per ? ` ${per}` : ""}`}</>;
}
