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
  expect(changes()).toEqual([]);
});

test("a conflict shows both versions and asks which to keep", async ({ studio, page }) => {
  const onDisk = (company: string) => {
    const list = readList<{ name: string; company: string }>("data/testimonials.json");
    const { company: former } = list.find(({ name }) => name === "Bérengère D.")!;
    write("data/testimonials.json", read("data/testimonials.json").replace(former, company));
  };
  const typed = async (company: string) => {
    await studio.form.getByLabel("Entreprise", { exact: true }).fill(company);
    await studio.saveButton.click();
  };
  const dialog = page.getByRole("dialog", { name: "Le fichier a changé entre-temps" });

  await studio.open("Témoignages", /Bérengère D\./);
  onDisk("Écrite dans un éditeur");
  await typed("Écrite dans le studio");
  await expect(dialog.getByText("Écrite dans un éditeur")).toBeVisible();
  await expect(dialog.getByText("Écrite dans le studio")).toBeVisible();
  expect(read("data/testimonials.json")).not.toContain("Écrite dans le studio");
  await dialog.getByRole("button", { name: "Prendre la version du disque" }).click();
  await expect(studio.form.getByLabel("Entreprise", { exact: true })).toHaveValue("Écrite dans un éditeur");

  onDisk("Réécrite dans un éditeur");
  await typed("Réécrite dans le studio");
  await dialog.getByRole("button", { name: "Garder ma version" }).click();
  await expect(studio.form.getByText("Enregistré.")).toBeVisible();
  expect(changes()).toEqual(["1 1 data/testimonials.json"]);
  expect(read("data/testimonials.json")).toContain("Réécrite dans le studio");
});

test("a change to another entry of the same file is kept, without conflict", async ({ studio }) => {
  await studio.open("Témoignages", /Perrine L\./);
  write("data/testimonials.json", read("data/testimonials.json").replace("Gaspard H.", "Gaspard I."));
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Une autre association");
  await studio.save();
  expect(changes()).toEqual(["2 2 data/testimonials.json"]);
  expect(read("data/testimonials.json")).toContain("Gaspard I.");
});
