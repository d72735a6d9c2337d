import { expect, read, readList, studioOn, test, write } from "./studio";

const file = "data/testimonials.json";
type Testimonial = { key: string; name: string; company: string };

test("one tab at a time edits an entry, and taking it over loses nothing", async ({ studio, page, context }) => {
  await studio.open("Témoignages", /Youssef A\./);
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Tapée dans le premier onglet");
  const other = studioOn(await context.newPage());
  await other.page.goto("/studio");
  await other.menu.getByRole("button", { name: "Témoignages", exact: true }).click();
  await other.page.getByRole("button", { name: /^Youssef A\..*brouillon/ }).click();
  await expect(other.page.getByText(/ouvert dans un autre onglet/)).toBeVisible();
  await expect(other.form).toBeHidden();

  await other.page.getByRole("button", { name: "Reprendre ici" }).click();
  const company = other.form.getByLabel("Entreprise", { exact: true });
  await expect(company).toHaveValue("Tapée dans le premier onglet");
  await expect(page.getByText(/ouvert dans un autre onglet/)).toBeVisible();
  await company.fill("Finie dans le second");

  await page.getByRole("button", { name: "Reprendre ici" }).click();
  await expect(studio.form.getByLabel("Entreprise", { exact: true })).toHaveValue("Finie dans le second");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Les oublier" }).click();
});

test("a draft stays with its person when a pull adds another before", async ({ studio, page }) => {
  const before = read(file);
  await studio.open("Témoignages", /Solène P\./);
  await studio.form.getByLabel("Entreprise", { exact: true }).fill("Écrite pour Solène");
  await expect(studio.form.getByText("gardées en brouillon")).toBeVisible();
  const added = { ...readList<Testimonial>(file)[0], key: "arrivee-par-le-depot", name: "Arrivée par le dépôt" };
  write(file, before.replace("[", `[\n  ${JSON.stringify(added)},`));
  await page.reload();
  await studio.open("Témoignages", /Solène P\..*brouillon/);
  await expect(studio.form.getByLabel("Nom de la personne", { exact: true })).toHaveValue(/Solène P\./);
  await studio.save();
  const companies = readList<Testimonial>(file).filter(({ company }) => company === "Écrite pour Solène");
  expect(companies.map(({ name }) => name)).toEqual([expect.stringContaining("Solène P.")]);
  write(file, before);
});

test("the draft of an entry that is gone is found again, and goes on as a new one", async ({ studio, page }) => {
  const before = read(file);
  await studio.open("Témoignages", /Youssef A\./);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("Un avis dont l’original disparaît.");
  await expect(studio.form.getByText("gardées en brouillon")).toBeVisible();
  const list = readList<Testimonial>(file);
  write(file, JSON.stringify(list.filter(({ name }) => !name.startsWith("Youssef A."))));
  await page.reload();
  await studio.open("Témoignages");
  await expect(page.getByText(/dont l’original n’est plus là/)).toContainText("Youssef A.");
  await page.getByRole("button", { name: "Reprendre comme nouveau" }).click();
  await expect(page.getByRole("heading", { name: "Nouveau témoignage" })).toBeVisible();
  await expect(studio.form.getByLabel("Témoignage", { exact: true })).toHaveValue("Un avis dont l’original disparaît.");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Les oublier" }).click();
  write(file, before);
});
