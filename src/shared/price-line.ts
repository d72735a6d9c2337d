type Priced = { price?: { text: string } | null | undefined; priceFor?: string | null | undefined };

/** The price of a service as a sentence: «De 2 400 à 7 200 € HT par projet»; undefined without a price. */
export function priceLine({ price, priceFor }: Priced): string | undefined {
  if (!price) return undefined;
  const text = priceFor ? `${price.text} ${priceFor}` : price.text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
