/**
 * A number as French writes it: «2 400,5», its thousands apart by a narrow space that does not break. Not by `Intl`:
 * its spaces differ between versions, and React would draw the prebuilt page anew.
 */
export const frenchNumber = (value: number): string => {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
};
