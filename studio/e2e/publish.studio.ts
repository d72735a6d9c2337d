import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changes, expect, git, inCopy, picture, read, readList, test } from "./studio";

const remote = inCopy("..", `${path.basename(inCopy())}-distant.git`);
const hook = path.join(remote, "hooks/pre-receive");
const title = "Ce que coûte un tableau que personne ne tient";

test.beforeAll(() => {
  git("init", "-q", "--bare", remote);
});
test.afterAll(() => {
  if (git("remote")) git("remote", "remove", "origin");
  rmSync(remote, { recursive: true, force: true });
});

test("an article is created, then published; a refused push loses nothing", async ({ studio, page }) => {
  await studio.open("Articles");
  await page.getByRole("button", { name: "Ajouter un article" }).click();
  const { form } = studio;
  await form.getByLabel("Titre de l’article", { exact: true }).fill(title);
  await form.getByLabel("Description", { exact: true }).fill("Un tableau abandonné coûte plus qu’un tableau absent.");
  await studio.add("Mots-clés");
  await form.getByLabel("Mot-clé", { exact: true }).fill("tableau de bord");
  await form.getByLabel("Catégorie", { exact: true }).selectOption("Outils");
  await form.getByLabel("Résumé affiché sur la carte de l’article").fill("Trois signes qu’un tableau est mort.");
  await form.getByLabel("Introduction affichée sous le titre").fill("Il s’ouvre chaque lundi, et personne n’y croit.");
  await form.getByLabel("Image", { exact: true }).setInputFiles(await picture(1600));
  await form.getByLabel("Texte de remplacement de la couverture").fill("Un tableau dont les lignes s’effacent.");
  await form.getByLabel("Titre de l’encadré de fin").fill("Un tableau à reprendre ?");
  await form.getByLabel("Texte de l’encadré de fin").fill("Décrivez-le en quelques lignes.");
  await form.getByLabel("Texte du bouton vers le contact").fill("Parler de mon tableau");
  await page.getByRole("button", { name: "Texte", exact: true }).click();
  await page.getByRole("textbox", { name: "Texte de la page" }).click();
  await page.keyboard.type("Un tableau que personne ne tient ment chaque semaine un peu plus.\n");
  await page.getByLabel("Insérer", { exact: true }).selectOption("Encadré (Callout)");
  await studio.saveButton.click();
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await expect(studio.preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(studio.preview.getByText("ment chaque semaine un peu plus.")).toBeVisible();
  await expect(studio.preview.getByText("Une phrase à souligner.")).toBeVisible();
  const folder = "content/articles/ce-que-coute-un-tableau-que-personne-ne-tient";
  expect(changes()).toEqual([`${folder}/cover.png`, `${folder}/index.mdx`]);

  const open = page.getByRole("button", { name: "Ce qui a changé" });
  const panel = page.getByRole("dialog", { name: "Ce qui a changé" });
  const publish = panel.getByRole("button", { name: "Publier" });
  await open.click();
  await expect(panel.getByText("1 article ajouté")).toBeVisible();
  await expect(panel.getByText("git remote add origin")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  git("remote", "add", "origin", remote);
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await open.click();
  await expect(panel.getByText("git remote add origin")).toBeHidden();
  await publish.click();
  await expect(panel.getByRole("alert")).toContainText(/le dépôt refuse ces changements.*réessaie l’envoi/);
  await expect(panel.getByText(/en attente/)).toBeVisible();
  expect(git("log", "-1", "--format=%s")).toContain("1 article ajouté");

  rmSync(hook);
  await publish.click();
  await expect(panel.getByText("Publié.")).toBeVisible();
  await expect(panel.getByText("Rien n’a changé depuis la dernière publication.")).toBeVisible();
  expect(git("--git-dir", remote, "rev-parse", "main")).toBe(git("rev-parse", "HEAD"));
  expect(git("--git-dir", remote, "ls-tree", "-r", "--name-only", "main", folder).split("\n")).toHaveLength(2);
});

test("what another person has published at the same place is said, and nothing changes here", async ({
  studio,
  page,
}) => {
  const elsewhere = `${remote}-ailleurs`;
  const file = "data/testimonials.json";
  git("push", "-q", "-u", "origin", "HEAD:main");
  git("clone", "-q", "-b", "main", remote, elsewhere);
  const theirs = path.join(elsewhere, file);
  const [{ content }] = readList<{ content: string }>(file) as [{ content: string }];
  writeFileSync(theirs, read(file).replace(JSON.stringify(content), '"Un avis d’ailleurs."'));
  git("-C", elsewhere, "-c", "user.name=Autre", "-c", "user.email=autre@exemple.fr", "commit", "-qam", "Ailleurs");
  git("-C", elsewhere, "push", "-q");

  await studio.open("Témoignages", /.+/);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("Un avis d’ici.");
  await studio.save();
  await page.getByRole("button", { name: "Ce qui a changé" }).click();
  const panel = page.getByRole("dialog", { name: "Ce qui a changé" });
  await panel.getByRole("button", { name: "Publier" }).click();
  await expect(panel.getByRole("alert")).toContainText("Rien n’a été envoyé, rien n’a changé ici");
  expect(read(file)).toContain("Un avis d’ici.");
  expect(git("--git-dir", remote, "show", `main:${file}`)).toContain("Un avis d’ailleurs.");

  await expect(() => expect(git("status", "--porcelain", "data", "content")).toBe("")).toPass();
  expect(() => git("pull", "-q", "--no-rebase")).toThrow();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ce qui a changé" }).click();
  await panel.getByRole("button", { name: "Tout annuler" }).click();
  await expect(panel.getByText(/^Annulé/)).toBeVisible();
  expect(read(file)).toContain("Un avis d’ici.");
  expect(git("status", "--porcelain", "data", "content")).toBe("");
  rmSync(elsewhere, { recursive: true });
});
