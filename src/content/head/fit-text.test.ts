/** @jest-environment node */
import { fitDescription, fitTitle, titleWidth } from "./fit-text";

const site = "Atelier Bois Clair";

test("the width of a title is that of Arial, accents or not", () => {
  // «Hello» in Helvetica: 722 + 556 + 222 + 222 + 556 thousandths of 20 px.
  expect(titleWidth("Hello")).toBeCloseTo(45.56);
  expect(titleWidth("Élève")).toBe(titleWidth("Eleve"));
});

test("the site's name follows a short title, not a longer one", () => {
  expect(fitTitle("Mentions légales", site)).toBe("Mentions légales | Atelier Bois Clair");
  const longer = "Un portail où chaque client voit les pièces qu’il doit encore déposer";
  expect(fitTitle(longer, site)).toBe(longer);
});

test("a description keeps whole sentences when they are long enough", () => {
  const sentence = `${"mot ".repeat(25)}fin.`;
  expect(fitDescription(`${sentence} ${"suite ".repeat(30)}`)).toBe(sentence);
});

test("otherwise a description is cut at a word", () => {
  const cut = fitDescription(`Oui. ${"parole ".repeat(40)}`);
  expect(cut).toMatch(/^Oui\. (parole )+parole…$/);
  expect(cut.length).toBeLessThanOrEqual(150);
});

test("a description without a space is cut too", () => {
  expect(fitDescription("a".repeat(200))).toHaveLength(150);
});
