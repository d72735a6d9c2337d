import { awake, eventually, expectFocused, test } from "./journey";

/** Each button of the filter and the titles it shows. */
const sectors = {
  Commerce: ["La carte de fidélité sans carte", "Les commandes de fêtes d’une pâtisserie"],
  Formation: ["Le dossier de session qui s’imprime complet", "Les preuves qualité rangées au fil de l’eau"],
  Services: ["Le compte rendu écrit avant le retour au bureau", "Les notes de frais lues et ventilées"],
  "E-commerce": ["Le retour produit réglé en deux clics"],
  Industrie: ["Les non-conformités suivies jusqu’à leur cause"],
};

for (const width of [375, 1280]) {
  test(`the showcase at ${width} px shows the chosen sector alone, and says how many`, async ({ arrive }) => {
    const visitor = await arrive("/", { width });
    await awake(visitor);
    const all = visitor.part("#vitrine article :is(h3, h4)");
    await eventually(() => all.texts()).toEqual(Object.values(sectors).flat());
    for (const [sector, expected] of Object.entries(sectors)) {
      await visitor.role("button", sector, "#vitrine").click();
      await eventually(() => all.texts()).toEqual(expected);
      await eventually(() => visitor.part("#vitrine [aria-pressed=true]").texts()).toEqual([sector]);
      await eventually(async () => (await visitor.role("status", undefined, "#vitrine").texts())[0]).toMatch(
        new RegExp(`^${expected.length} projets? sur 8`),
      );
    }
    await visitor.role("button", "Tous", "#vitrine").click();
    await eventually(() => all.count()).toBe(8);
  });
}

test("the showcase's filter works with the keyboard and keeps the focus", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  const titles = visitor.role("article", undefined, "#vitrine");
  await visitor.role("button", "Tous", "#vitrine").focus();
  await visitor.press("Tab", " ");
  await expectFocused(visitor.role("button", "Commerce", "#vitrine"));
  await eventually(() => titles.count()).toBe(2);
  await visitor.press("Shift+Tab", "Enter");
  await eventually(() => titles.count()).toBe(8);
});
