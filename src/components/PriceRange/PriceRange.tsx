const euros = new Intl.NumberFormat("fr-FR");

type Props = {
  from: number;
  to?: number | null | undefined;
  /** What it pays, such as «par projet». */ per?: string | null | undefined;
};

/** A price before tax, in words: «De 2 400 à 7 200 € HT par projet», «À partir de 900 € HT la journée». */
export function PriceRange({ from, to, per }: Props) {
  const amount =
    to && to > from ? `De ${euros.format(from)} à ${euros.format(to)}` : `À partir de ${euros.format(from)}`;
  return <>{`${amount}\u00a0€ HT${per ? ` ${per}` : ""}`}</>;
}
