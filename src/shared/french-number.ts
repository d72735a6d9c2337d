/** More digits would show rounding errors: 0.1 + 0.2 is 0.30000000000000004. */
const significantDigits = 12;

/** Formats «1 300,5», with narrow no-break spaces. `Intl` has different spaces in different versions: hydration would fail. */
export const frenchNumber = (value: number): string => {
  const [whole = "", decimals] = String(Number(value.toPrecision(significantDigits))).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};

/**
 * A number as a visitor types it: «3,5», «3.5», «12 600», «35 €»; the spaces may be narrow or unbreakable.
 *
 * @returns NaN for anything else, such as «3h30» or «1.234,5», rather than a part of it.
 */
export const typedNumber = (text: string): number => {
  const digits = text.replace(/\s/g, "").replace(/(?:€|%|euros?|h|heures?|min|minutes?|fois|personnes?)$/i, "");
  return /^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
};
