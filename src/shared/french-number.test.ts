import { frenchNumber } from "./french-number";

test.each([0, 7, 100, 999, 1000, 2400, 12_345, 123_456, 1_234_567, -1500, 7.5, 2400.1])(
  "%p is written as Intl does",
  (value) => {
    expect(frenchNumber(value)).toBe(new Intl.NumberFormat("fr-FR").format(value));
  },
);
