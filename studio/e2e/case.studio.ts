import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { changes, drop, expect, inCopy, picture, readBuilt, test } from "./studio";

const title = "Un planning d’équipe que chacun lit sur son téléphone";
const slug = "un-planning-d-equipe-que-chacun-lit-sur-son-telephone";

test.afterAll(() => {
  for (const extension of ["json", "png"]) rmSync(inCopy(`data/portfolio/${slug}.${extension}`), { force: true });
});

test("a case is created with its image, and previewed", async ({ studio, page }) => {
  await studio.open("Réalisations");
  await page.getByRole("button", { name: "Ajouter une réalisation" }).click();
  const { form } = studio;
  await expect(page.getByRole("heading", { name: "Nouvelle réalisation" })).toBeFocused();
  await form.getByLabel("Titre de la réalisation", { exact: true }).fill(title);

  await studio.saveButton.click();
  await expect(page.getByRole("region", { name: "À corriger" })).toContainText("Image");
  expect(changes()).toEqual([]);

  const image = form.getByLabel("Image", { exact: true });
  await image.setInputFiles(await picture(300));
  await expect(form.getByRole("alert")).toContainText("trop petite");
  await image.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("texte") });
  await expect(form.getByRole("alert")).toContainText("n’est pas une image");
  await image.setInputFiles({ name: "lourde.png", mimeType: "image/png", buffer: Buffer.alloc(21 * 1024 * 1024) });
  await expect(form.getByRole("alert")).toContainText("20 Mo au plus");
  await drop(image, await picture(3000));
  await expect(form.getByText(`Image prête : ${slug}.png, 2304 × 691 pixels.`)).toBeVisible();

  await form.getByLabel("Texte de remplacement").fill("Un planning à la semaine, une couleur par équipe.");
  await form.getByLabel("Client (ou type de client)").fill("Entreprise de nettoyage, 14 personnes");
  await form.getByLabel("Secteur", { exact: true }).selectOption("Santé");
  await form.getByLabel("Le problème, avec les mots du client").fill("« Le planning était au mur de l’atelier. »");
  await form.getByLabel("Ce qui a été construit et ce qui a changé").fill("Chacun lit sa journée la veille.");
  await studio.add("Outils employés");
  await form.getByLabel("Outil", { exact: true }).fill("Airtable");
  await studio.saveButton.click();

  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await expect(studio.preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(studio.preview.getByRole("img", { name: "Un planning à la semaine" })).toBeVisible();
  expect(changes()).toEqual([`data/portfolio/${slug}.json`, `data/portfolio/${slug}.png`]);
  expect(Object.keys(JSON.parse(readFileSync(inCopy(`data/portfolio/${slug}.json`), "utf8")) as object)).toEqual([
    ...["title", "image", "imageAlt", "client", "sector", "problem", "approach", "stack"],
  ]);
});

test("the built site contains the case and its image", async () => {
  test.setTimeout(300_000);
  await readBuilt((built) => {
    const html = readFileSync(path.join(built, `public/realisations/${slug}/index.html`), "utf8");
    expect(html).toContain(title);
    const [, address = ""] = /<img[^>]*\bsrc="(\/static\/[^"]+)"[^>]*alt="Un planning/.exec(html) ?? [];
    expect(existsSync(path.join(built, "public", address))).toBe(true);
    expect(readFileSync(path.join(built, "public/index.html"), "utf8")).toContain(`href="/realisations/${slug}"`);
  });
});
