import { changes, expect, test } from "./studio";

test("rejects a title used by another case", async ({ studio }) => {
  await studio.open("Réalisations", /Deux siècles/);
  const field = studio.form.getByLabel("Titre de la réalisation");
  await field.fill("Un cabinet dentaire sans sous-sol");
  await expect(field).toHaveAccessibleDescription(/sert déjà dans/);
  await studio.saveButton.click();
  await expect(studio.form.getByText(/Pas enregistré.*gardé en brouillon/)).toBeVisible();
  await expect(field).toHaveValue("Un cabinet dentaire sans sous-sol");
  expect(changes()).toEqual([]);
});

test("rejects an unknown component, with its line", async ({ studio, page }) => {
  await studio.open("Articles", /Garder ou jeter/);
  const text = page.getByRole("textbox", { name: "Texte de la page" });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("<Encart />\n\n");
  await expect(page.getByText("composant inconnu <Encart>")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ligne 1", exact: true })).toBeVisible();
  await studio.saveButton.click();
  await expect(studio.form.getByText(/Pas enregistré/)).toBeVisible();
  await expect(text).toContainText("<Encart />");
  expect(changes()).toEqual([]);
});

test("rejects an invalid colour", async ({ studio }) => {
  await studio.open("Bandeau d’outils", /Titreuse/);
  const field = studio.form.getByRole("textbox", { name: "Couleur de la marque", exact: true });
  await field.fill("turquoise");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await studio.saveButton.click();
  await expect(studio.form.getByText(/Pas enregistré/)).toBeVisible();
  expect(changes()).toEqual([]);
});

test("rejects the deletion of an entry that a page needs", async ({ studio, page }) => {
  await studio.open("Articles");
  await page.getByRole("button", { name: /^Supprimer : .*Garder ou jeter/ }).click();
  await expect(page.getByRole("banner").getByText(/le site en a besoin. À corriger d’abord : /)).toBeVisible();
  expect(changes()).toEqual([]);
});

test("rejects the deletion of an image in use", async ({ studio, page }) => {
  await studio.open("Articles", /Classer/);
  const shelf = page.getByRole("region", { name: "Images de la page" });
  const widths = () =>
    shelf.locator("img").evaluateAll((shown: HTMLImageElement[]) => shown.map(({ naturalWidth }) => naturalWidth > 0));
  await shelf.scrollIntoViewIfNeeded();
  await expect.poll(widths).toEqual([true, true, true]);
  await shelf.getByRole("button", { name: "Supprimer l’image cover.png" }).click();
  await expect(shelf.getByRole("status")).toContainText("sert encore");
  expect(changes()).toEqual([]);
});
