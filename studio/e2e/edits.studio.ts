import { changes, expect, read, readList, test, write } from "./studio";

test("editing a testimonial changes one line, and updates the preview", async ({ studio }) => {
  await studio.open("Témoignages", /Youssef A\./);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("Un chantier d’essai, puis tous les autres.");
  await studio.save();
  expect(changes()).toEqual(["1 1 data/testimonials.json"]);
  await expect(studio.preview.getByText("Un chantier d’essai, puis tous les autres.").first()).toBeVisible();
});

test("editing the identity changes one line, and updates the preview", async ({ studio }) => {
  await studio.open("Identité et liens");
  await studio.form.getByLabel("Nom du site").fill("Atelier Zinzolin");
  await studio.save();
  expect(changes()).toEqual(["1 1 data/site.json"]);
  await expect(studio.preview.getByRole("banner")).toContainText("Atelier Zinzolin");
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

test("an empty optional field is not written, and a cleared one is removed", async ({ studio }) => {
  await studio.open("Témoignages", /Gaspard H\./);
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Autre enseigne");
  await studio.save();
  expect(changes()).toEqual(["1 1 data/testimonials.json"]);
  await studio.open("Identité et liens");
  await studio.form.getByLabel("Territoire").fill("");
  await studio.save();
  expect(JSON.parse(read("data/site.json"))).not.toHaveProperty("area");
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
  await studio.open("Témoignages", /Solène P\./);
  await page.getByRole("button", { name: "Les reprendre" }).click();
  await expect(field).toHaveValue("Une enseigne en cours de frappe");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Les oublier" }).click();
  await expect(page.getByRole("button", { name: "Les reprendre" })).toBeHidden();
  expect(changes()).toEqual([]);
});

test("a conflict is settled field by field; what was left can be resumed", async ({ studio, page }) => {
  const file = "data/testimonials.json";
  const own = () => readList<Record<string, string>>(file).find(({ name }) => name === "Bérengère D.")!;
  const onDisk = (changed: Record<string, string>) => {
    for (const [field, text] of Object.entries(changed)) write(file, read(file).replace(own()[field]!, text));
  };
  const company = studio.form.getByLabel("Entreprise", { exact: true });
  const content = studio.form.getByLabel("Témoignage", { exact: true });
  const dialog = page.getByRole("dialog", { name: "Le fichier a changé entre-temps" });

  await studio.open("Témoignages", /Bérengère D\./);
  onDisk({
    company: "Écrite dans un éditeur",
    content: "Un avis écrit dans un éditeur.",
    sector: "Écrit dans un éditeur",
  });
  await company.fill("Écrite dans le studio");
  await content.fill("Un avis écrit dans le studio.");
  await studio.saveButton.click();
  await expect(dialog.getByRole("group")).toHaveCount(2);
  expect(read(file)).not.toContain("Écrite dans le studio");
  await dialog.getByRole("group", { name: "Témoignage" }).getByLabel("Version du disque").check();
  await dialog.getByRole("button", { name: "Garder ces choix" }).click();
  await expect(studio.form.getByText("Enregistré.")).toBeVisible();
  expect(own()).toMatchObject({
    company: "Écrite dans le studio",
    content: "Un avis écrit dans un éditeur.",
    sector: "Écrit dans un éditeur",
  });
  await page.getByRole("button", { name: "Les reprendre" }).click();
  await expect(content).toHaveValue("Un avis écrit dans le studio.");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Les oublier" }).click();
});

test("changes made elsewhere to other fields are added, without a question", async ({ studio }) => {
  await studio.open("Témoignages", /Gaspard H\./);
  const name = await studio.form.getByLabel("Nom de la personne", { exact: true }).inputValue();
  const own = () => readList<Record<string, string>>("data/testimonials.json").find((one) => one.name === name)!;
  write("data/testimonials.json", read("data/testimonials.json").replace(own().sector!, "Écrit ailleurs"));
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Écrite ici");
  await studio.save();
  await expect(studio.form.getByLabel("Secteur d’activité", { exact: true })).toHaveValue("Écrit ailleurs");
  expect(own()).toMatchObject({ company: "Écrite ici", sector: "Écrit ailleurs" });
});

test("a change to another entry of the same file is kept, without conflict", async ({ studio }) => {
  await studio.open("Témoignages", /Perrine L\./);
  write("data/testimonials.json", read("data/testimonials.json").replace("Gaspard H.", "Gaspard I."));
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Une autre association");
  await studio.save();
  expect(changes()).toEqual(["2 2 data/testimonials.json"]);
  expect(read("data/testimonials.json")).toContain("Gaspard I.");
});

test("a page is previewed from its top, after one that was shown at an anchor", async ({ studio }) => {
  await studio.open("Témoignages");
  await expect(studio.preview.locator("#temoignages")).toBeVisible();
  await studio.open("Réalisations", /./);
  await expect(studio.preview.getByRole("link", { name: "Toutes les réalisations" })).toBeVisible();
  await expect(studio.preview.getByRole("banner")).toBeInViewport({ ratio: 0.9 });
});
