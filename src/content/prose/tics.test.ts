/** @jest-environment node */
import { countTics } from "./tics";

test("counts colons and semicolons of the prose, not those of an address, an hour, a table or code", async () => {
  const { tics, words } = await countTics([
    "Deux raisons : l’une ; l’autre. Voir https://exemple.fr, à 14:32.\n\n| a : b |\n| --- |\n| c ; d |\n\n```\nx : y ; z\n```\n",
  ]);
  expect(tics.slice(0, 2).map(({ count }) => count)).toEqual([1, 1]);
  expect(words).toBeGreaterThan(5);
});

test("counts sentences that open on «Si», quoted or not, and no other", async () => {
  const { tics } = await countTics([
    "Si oui, allez. S’il pleut, restez. Il dit : « Si tu veux. » Six mois. Demandez si possible.\n",
  ]);
  expect(tics[2]?.count).toBe(2);
});

test("counts headings", async () => {
  const { tics } = await countTics(["## Ce que cela coûte\n\n## Ce qui reste\n\n## Cinq erreurs\n"]);
  expect(tics.slice(3).map(({ count }) => count)).toEqual([2, 1]);
});

test("a text that can't be parsed is left out", async () => {
  expect((await countTics(["Un <b texte", "Un mot : deux.\n"])).tics[0]?.count).toBe(1);
});
