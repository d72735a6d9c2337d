import { changes, expect, read, readList, test, write } from "./studio";

test("editing a testimonial changes one line, and updates the preview", async ({ studio }) => {
  await studio.open("Témoignages", /Youssef A\./);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("Un chantier d’essai, puis tous les autres.");
  await studio.save();
  expect(changes()).toEqual(["1 1 data/testimonials.json"]);
  await expect(studio.preview.getByText("Un chantier d’essai, puis tous les autres.").first()).toBeVisible();
});

test("editing a paragraph of an article changes one line, and updates the preview", async ({ studio, page }) => {
  const file = "content/articles/classer-sans-perdre/index.mdx";
  const paragraph = /\n\n(\p{Lu}[^<>{}*[\]\n]{40})/u.exec(read(file).replace(/^---[\s\S]*?\n---\n/, ""))![1]!;
  await studio.open("Articles", /Classer/);
  await page.getByText(paragraph).click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Zinzolin, ou presque. ");
  await studio.save();
  expect(changes()).toEqual([`1 1 ${file}`]);
  await expect(studio.preview.getByText("Zinzolin, ou presque.")).toBeVisible();
});

test("unsaved changes survive a reload, and can be discarded", async ({ studio, page }) => {
  await studio.open("Témoignages", /Solène P\./);
  const field = studio.form.getByLabel("Entreprise", { exact: true });
  const before = await field.inputValue();
  await field.fill("Une enseigne en cours de frappe");
  await expect(studio.form.getByText("Modifications non enregistrées, gardées en brouillon.")).toBeVisible();
  await page.reload();
  await studio.open("Témoignages", /Solène P\..*brouillon/);
  await expect(field).toHaveValue("Une enseigne en cours de frappe");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(field).toHaveValue(before);
  await page.reload();
  await page.getByRole("button", { name: "Corbeille" }).click();
  await page.getByRole("button", { name: "Restaurer : Solène P." }).click();
  await expect(field).toHaveValue("Une enseigne en cours de frappe");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(field).toHaveValue(before);
  expect(changes()).toEqual([]);
});

test("where both changed the same field, one version stays, and the other comes back from the bin", async ({
  studio,
  page,
}) => {
  const file = "data/testimonials.json";
  const own = () => readList<Record<string, string>>(file).find(({ name }) => name === "Bérengère D.")!;
  const onDisk = (field: string, text: string) => write(file, read(file).replace(own()[field]!, text));
  const company = studio.form.getByLabel("Entreprise", { exact: true });
  const dialog = page.getByRole("dialog", { name: "Le fichier a changé entre-temps" });
  const restoreLast = async () => {
    await page.getByRole("button", { name: "Corbeille" }).click();
    await page.getByRole("button", { name: "Restaurer : Bérengère D." }).first().click();
  };

  await studio.open("Témoignages", /Bérengère D\./);
  onDisk("company", "Écrite dans un éditeur");
  onDisk("sector", "Écrit dans un éditeur");
  await company.fill("Écrite dans le studio");
  await studio.saveButton.click();
  await dialog.getByRole("button", { name: "Garder la mienne" }).click();
  await expect(studio.form.getByText("Enregistré.")).toBeVisible();
  expect(own()).toMatchObject({ company: "Écrite dans le studio", sector: "Écrit dans un éditeur" });
  await restoreLast();
  await expect(page.getByText("est remis en place")).toBeVisible();
  expect(own()).toMatchObject({ company: "Écrite dans un éditeur", sector: "Écrit dans un éditeur" });

  await page.reload();
  await studio.open("Témoignages", /Bérengère D\./);
  onDisk("company", "Écrite ailleurs");
  await company.fill("Écrite de nouveau ici");
  await studio.saveButton.click();
  await dialog.getByRole("button", { name: "Garder celle du disque" }).click();
  await expect(company).toHaveValue("Écrite ailleurs");
  await restoreLast();
  await expect(company).toHaveValue("Écrite de nouveau ici");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(company).toHaveValue("Écrite ailleurs");
});

test("a page is previewed from its top, after one that was shown at an anchor", async ({ studio }) => {
  await studio.open("Témoignages");
  await expect(studio.preview.locator("#temoignages")).toBeVisible();
  await studio.open("Réalisations", /./);
  await expect(studio.preview.getByRole("link", { name: "Toutes les réalisations" })).toBeVisible();
  await expect(studio.preview.getByRole("banner")).toBeInViewport({ ratio: 0.9 });
});
