/** @jest-environment node */
import { renderMdx } from "./render-mdx";

const mistakesOf = async (reckoned: string, table: string) =>
  (
    await renderMdx(
      `<ComparisonTable caption="Jours" reckoned="${reckoned}">\n\n${table}\n\n</ComparisonTable>\n`,
      "/nowhere",
    )
  ).mistakes.map(({ line, message }) => `${line} ${message}`);

const days = (total: string, budget = "6 000 €") =>
  `| Étape | Code | No-code |\n| --- | --- | --- |\n| Lire | 7 | 7 |\n| Construire | 10 | 3 |\n| **Total** | **17** | **${total}** |\n| Budget | 10 200 € | ${budget} |`;

test("a table whose sums are right is no mistake, and its equations are not shown", async () => {
  expect(await mistakesOf("[Total] = somme; [Budget] = [Total] × 600", days("10"))).toEqual([]);
  const { html } = await renderMdx(
    `<ComparisonTable caption="Jours" reckoned="[Total] = somme">\n\n${days("10")}\n\n</ComparisonTable>\n`,
    "/nowhere",
  );
  expect(html()).not.toContain("somme");
});

test("a wrong sum is told with its line, what was reckoned and what is written", async () => {
  expect(await mistakesOf("[Total] = somme", days("11"))).toEqual([
    "7 «Total» : le calcul donne 10, le tableau dit «11»",
  ]);
  expect(await mistakesOf("[Budget] = [Total] × 600", days("10", "5 000 €"))).toEqual([
    "8 «Budget» : le calcul donne 6000, le tableau dit «5 000 €»",
  ]);
});

const scores = (score: string) =>
  `| Tâche | Fois | Minutes | Coût | Score |\n| --- | --- | --- | --- | --- |\n| Devis | 25 | 6 | 6 | ${score} |\n| Arrivée | 0,25 | 120 | 12 | 2,5 |\n| Reste | – | – | – | – |`;

test("a column is reckoned row by row, rows without a number left alone", async () => {
  expect(await mistakesOf("[Score] = [Fois] × [Minutes] / [Coût]", scores("25"))).toEqual([]);
  expect(await mistakesOf("[Score] = [Fois] × [Minutes] / [Coût]", scores("26"))).toEqual([
    "5 «Score» : le calcul donne 25, le tableau dit «26»",
  ]);
});

test("a number is right as far as it is written, signs and spaces included", async () => {
  const table = (part: string) => `| Quoi | Part |\n| --- | --- |\n| Un tiers | ${part} |\n| Le reste | − 1 000,5 € |`;
  expect(await mistakesOf("[Un tiers] = 100 / 3; [Le reste] = 0 − (1000 + 0,5)", table("33,3 %"))).toEqual([]);
  expect(await mistakesOf("[Un tiers] = 100 / 3", table("33,4 %"))).toHaveLength(1);
});

test.each([
  ["[Totl] = somme", "aucune colonne ni rangée «Totl» : vouliez-vous dire «Total» ?"],
  ["Total = somme", "attendu «[ce qui se calcule] = le calcul», par exemple «[Total] = somme»"],
  ["[Total] = [Étape] + 1", "«[Étape]» n’y est pas un nombre"],
  ["[Total] = (1 + 2", "il manque une parenthèse"],
  ["[Total] = 1 2", "«2» est de trop"],
  ["[Total] = 1 +", "elle s’arrête avant la fin"],
  ["[Étape] = 1", "«Étape» n’a aucun nombre à vérifier"],
])("the equation %j is told", async (reckoned, message) => {
  expect(await mistakesOf(reckoned, days("10"))).toEqual([`1 calcul «${reckoned}» : ${message}`]);
});
