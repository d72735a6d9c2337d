/** @jest-environment node */
import { drawableText } from "./drawable-text";
import characters from "./heading-characters.json";

test("the headings' font has what French is written with, and neither arrow nor emoji", () => {
  for (const sign of "aZ09éÈçœŒ«»’…–—€&?!") expect(characters).toContain(sign);
  for (const sign of "→Ÿ🚀Ж") expect(characters).not.toContain(sign);
});

test("a text that the font holds stays as it is", () => {
  const text = "L’été\u00a0: «\u00a0où\u00a0» va-t-on\u202f?";
  expect(drawableText(text)).toEqual({ text, missing: [] });
});

test.each([
  ["🚀 Lancer son MVP", "Lancer son MVP", ["🚀"]],
  ["Devis → facture ✅", "Devis facture", ["→", "✅"]],
  ["1️⃣ Une équipe 👩🏽‍💻 ici", "1 Une équipe ici", ["👩🏽‍💻"]],
  ["L’Haÿ, L’HAŸ, Dvořák", "L’Haÿ, L’HAY, Dvorák", []],
  ["Núñez, Fañch, Björn, García", "Núñez, Fañch, Björn, García", []],
  ["rendez\u2011vous", "rendez-vous", []],
  ["Жизнь", "", ["Ж", "и", "з", "н", "ь"]],
  ["e\u0301te\u0301\u200b", "été", []],
])("«%s» is drawn «%s»", (written, text, missing) => {
  expect(drawableText(written)).toEqual({ text, missing });
});
