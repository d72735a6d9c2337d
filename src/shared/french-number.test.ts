import { frenchNumber, typedNumber } from "./french-number";

test.each([0, 7, 100, 999, 1000, 2400, 12_345, 123_456, 1_234_567, -1500, 7.5, 2400.1])(
  "%p is formatted as Intl does",
  (value) => {
    expect(frenchNumber(value)).toBe(new Intl.NumberFormat("fr-FR").format(value));
  },
);

test("rounding errors of decimals are not shown", () => {
  expect(frenchNumber(0.1 + 0.2)).toBe("0,3");
  expect(frenchNumber(1.1 * 3)).toBe("3,3");
});

test.each([
  ["3,5", 3.5],
  ["3.5", 3.5],
  [" 12 600 ", 12_600],
  ["12\u202f600,5", 12_600.5],
  ["12\u00a0600", 12_600],
  ["35 €", 35],
  ["35€", 35],
  ["2 h", 2],
  ["4,", 4],
  [",5", 0.5],
])("%p is read as %p", (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each(["", " ", "€", ",", "-3", "3h30", "35 k€", "1.234,5", "1e3", "0x10", "deux"])(
  "%p is not a number",
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);
