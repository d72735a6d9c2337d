/** @jest-environment node */
import { alternate } from "./Section";

const all = [
  "services",
  "stack",
  "methode",
  "vitrine",
  "portfolio",
  "apropos",
  "temoignages",
  "faq",
  "contact",
] as const;

test("every section in its place: the last one is in the page's colour, above a deep foot", () => {
  expect(alternate(all, "temoignages")).toEqual({
    services: "deep",
    methode: "deep",
    portfolio: "deep",
    temoignages: "band",
    faq: "deep",
  });
});

test("whatever sections are left, no two neighbours share a colour, nor the first that of the page above", () => {
  for (let left = 0; left < 2 ** all.length; left += 1) {
    const shown = all.filter((_id, rank) => left & (1 << rank));
    const backgrounds = alternate(shown, "temoignages");
    const colours = shown.map((id) => backgrounds[id]);
    const following = shown[0] === "temoignages" ? colours : [undefined, ...colours];
    for (const [rank, colour] of following.slice(1).entries())
      expect([shown, colour]).not.toEqual([shown, following[rank]]);
  }
});
