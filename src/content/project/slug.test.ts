import { slugOf } from "./slug";

test.each([
  ["L’outil qu’il vous faut", "l-outil-qu-il-vous-faut"],
  ["Où va le SaaS ? 3 pistes…", "ou-va-le-saas-3-pistes"],
  ["Cœur de métier & no-code", "coeur-de-metier-no-code"],
])("«%s» has the slug %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
