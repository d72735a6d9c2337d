import { expect, read, readList, test, write } from "./studio";

const file = "data/testimonials.json";
type Testimonial = { key: string; name: string; company: string };

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
  await page.getByRole("button", { name: "Reprendre le brouillon" }).click();
  await expect(page.getByRole("heading", { name: "Nouveau témoignage" })).toBeVisible();
  await expect(studio.form.getByLabel("Témoignage", { exact: true })).toHaveValue("Un avis dont l’original disparaît.");
  await page.getByRole("button", { name: "Abandonner" }).click();
  write(file, before);
});
