/** «1 300,5», with narrow no-break spaces. Not with `Intl`, whose spaces differ between versions: hydration would fail. */
export const frenchNumber = (value: number): string => {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};
