import { readFileSync, rmSync } from "node:fs";
import { changes, expect, git, inCopy, picture, test } from "./studio";

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
  await image.setInputFiles(await picture(3000));
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

test("a case is deleted with its image, and restored from the bin", async ({ studio, page }) => {
  await page.getByRole("button", { name: /^Supprimer : .*dentaire/ }).click();
  await expect(page.getByRole("banner").getByText(/est dans la corbeille/)).toBeVisible();
  expect(git("status", "--porcelain", "data", "content").split("\n")).toEqual([
    expect.stringContaining("dossiers-cabinet-dentaire.json"),
    expect.stringContaining("dossiers-cabinet-dentaire.png"),
  ]);
  await page.reload();
  await page.getByRole("button", { name: "Corbeille" }).click();
  const bin = page.getByRole("dialog", { name: "Corbeille" });
  await bin.getByRole("button", { name: /^Restaurer : .*dentaire/ }).click();
  await expect(bin.getByText("La corbeille est vide.")).toBeVisible();
  await bin.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("button", { name: "Corbeille" })).toBeFocused();
  await expect(studio.list("Réalisations").getByText(/dentaire/)).toBeVisible();
  expect(changes()).toEqual([]);
});

test("what the build would refuse is reported at its field, and stays a draft", async ({ studio, page }) => {
  await studio.open("Réalisations", /Deux siècles/);
  const field = studio.form.getByLabel("Titre de la réalisation");
  await field.fill("Un cabinet dentaire sans sous-sol");
  await expect(field).toHaveAccessibleDescription(/sert déjà dans/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await studio.saveButton.click();
  await expect(studio.form.getByText(/Pas enregistré.*gardé en brouillon/)).toBeVisible();
  await expect(field).toHaveValue("Un cabinet dentaire sans sous-sol");

  await studio.open("Articles", /Garder ou jeter/);
  await page.getByRole("textbox", { name: "Texte de la page" }).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("<Encart />\n\n");
  await expect(page.getByText("composant inconnu <Encart>")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ligne 1", exact: true })).toBeVisible();
  await studio.saveButton.click();
  await expect(studio.form.getByText(/Pas enregistré/)).toBeVisible();
  expect(changes()).toEqual([]);
});
