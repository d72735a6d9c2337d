import { eventually, expectShown, test } from "./journey";

test("a figure is read as the visitor types it, with a comma, a space or its unit", async ({ arrive }) => {
  const visitor = await arrive("/blog/classer-sans-perdre");
  const verdict = visitor.role("status", undefined, "form.calculator");
  const cost = visitor.role("textbox", "Coût");
  await expectShown(cost);
  await cost.click();
  await visitor.press("End");
  await visitor.type(",5 h");
  await eventually(() => verdict.texts()).toEqual(["Score : 69,2. Priorité 1, à lancer maintenant."]);
  await visitor.type("30");
  await eventually(() => verdict.texts()).toEqual(["Coût : « 6,5 h30 » n’est pas un nombre supérieur à zéro."]);
});
