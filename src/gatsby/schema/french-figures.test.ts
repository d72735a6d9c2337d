/** @jest-environment node */
import { figureText, priceText } from "./french-figures";

test.each([
  [1234567, "€", "1\u202f234\u202f567\u00a0€"],
  [4.5, "h par semaine", "4,5\u00a0h par\u00a0semaine"],
  [900, undefined, "900"],
  [1, "jours", "1\u00a0jour"],
  [1.2, "jours ouvrés", "1,2\u00a0jour ouvré"],
  [2, "jours", "2\u00a0jours"],
  [1, "mois", "1\u00a0mois"],
  [0, "h par semaine", "0\u00a0h par\u00a0semaine"],
  [5.2, "par jour", "5,2\u00a0par\u00a0jour"],
  [1, "% des ventes", "1\u00a0% des ventes"],
])("%d %s reads «%s»", (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

test.each([
  [{ from: 3000, to: 4500 }, "de 3\u202f000 à 4\u202f500\u00a0€\u00a0HT"],
  [{ from: 900 }, "à partir de 900\u00a0€\u00a0HT"],
  [{ from: 900, to: 900 }, "900\u00a0€\u00a0HT"],
])("%j reads «%s»", (range, text) => {
  expect(priceText(range)).toBe(text);
});
