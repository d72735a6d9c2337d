import { newTitleOf } from "./new-title";

test.each([
  [["article", "articles"], false, "Nouvel article"],
  [["outil du bandeau", "outils du bandeau"], false, "Nouvel outil du bandeau"],
  [["témoignage", "témoignages"], false, "Nouveau témoignage"],
  [["étape", "étapes"], true, "Nouvelle étape"],
  [["écran", "écrans"], false, "Nouvel écran"],
] as const)("%s", (nouns, feminine, expected) => {
  expect(newTitleOf({ nouns, feminine })).toBe(expected);
});
