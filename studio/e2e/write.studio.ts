import { rmSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { changes, drop, expect, inCopy, picture, read, test } from "./studio";

const title = "Le planning que chacun relit le vendredi";
const slug = "le-planning-que-chacun-relit-le-vendredi";
const folder = `content/articles/${slug}`;

test.afterAll(() => rmSync(inCopy(folder), { recursive: true, force: true }));

const word = `<html><body><!--StartFragment-->
<h1>Relire <b>à plusieurs</b></h1>
<p class=MsoNormal>Le <b>vendredi</b>, on relit {Date} ; voir <a href="https://exemple.fr/guide">le guide</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>les absences</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>les retards</p>
<table><tr><td><p>Jour</p></td><td><p>Relu par</p></td></tr><tr><td><p>Vendredi</p></td><td><p>Chacun</p></td></tr></table>
<p class=MsoNormal>La suite.</p><!--EndFragment--></body></html>`;

/** Pastes what the clipboard would hold. */
const paste = (target: Locator, html: string, text: string) =>
  target.evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html!);
      clipboardData.setData("text/plain", text!);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

const pasteFile = (target: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof picture>>) =>
  target.evaluate(
    (element, [name, type, bytes]) => {
      const clipboardData = new DataTransfer();
      const content = Uint8Array.from(atob(bytes!), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([content], name!, { type: type! }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, mimeType, buffer.toString("base64")],
  );

test("an article is written from a document, a photograph, a screenshot and a file, without leaving the page", async ({
  studio,
  page,
}) => {
  await studio.open("Articles");
  await page.getByRole("button", { name: "Ajouter un article" }).click();
  const { form } = studio;
  await expect(page.getByRole("heading", { name: "Nouvel article" })).toBeFocused();

  await studio.saveButton.click();
  const summary = page.getByRole("region", { name: "À corriger" });
  await expect(summary).toContainText("Titre de l’article : à remplir");
  expect(await summary.innerText()).not.toMatch(/attendu|\{ …|\[ …|champ manque/);

  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);

  await form.getByLabel("Titre de l’article", { exact: true }).fill(title);
  await form.getByLabel("Description", { exact: true }).fill("Relire un planning à plusieurs, le vendredi.");
  await studio.add("Mots-clés");
  await form.getByLabel("Mot-clé", { exact: true }).fill("planning");
  await form.getByLabel("Catégorie", { exact: true }).selectOption("Outils");
  await form.getByLabel("Résumé affiché sur la carte de l’article").fill("Dix minutes, et plus d’oubli.");
  await form.getByLabel("Introduction affichée sous le titre").fill("Une habitude de dix minutes.");
  await form.getByLabel("Image", { exact: true }).setInputFiles(await picture(1600));
  await form.getByLabel("Texte de remplacement de la couverture").fill("Un planning ouvert sur une table.");
  await form.getByLabel("Titre de l’encadré de fin").fill("Un planning à reprendre ?");
  await form.getByLabel("Texte de l’encadré de fin").fill("Décrivez-le en quelques lignes.");
  await form.getByLabel("Texte du bouton vers le contact").fill("Parler de mon planning");

  await page.getByRole("button", { name: /^Texte( \(|$)/ }).click();
  const text = page.getByRole("textbox", { name: "Texte de la page" });
  await text.click();
  await paste(text, word, "Relire à plusieurs");
  await expect(text).toContainText("Le **vendredi**, on relit \\{Date\\}");
  await expect(text).toContainText("| Jour | Relu par |");

  const figure = page.getByRole("dialog", { name: "Une image dans le texte" });
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await pasteFile(text, await picture(900, "capture.png"));
  await expect(figure.getByLabel("Ce que montre l’image")).toBeFocused();
  await figure.getByLabel("Ce que montre l’image").fill('Un écran où "vendredi" est surligné.');
  await figure.getByLabel(/^Légende/).fill("Le jour de la relecture.");
  await figure.getByRole("button", { name: "Insérer" }).click();
  await expect(text).toContainText('<Figure src="./capture.png" alt="Un écran où &quot;vendredi&quot; est surligné."');

  await drop(text, await picture(2000, "Photo de l’équipe.png"));
  await figure.getByLabel("Ce que montre l’image").fill("L’équipe autour d’une table.");
  await figure.getByRole("button", { name: "Insérer" }).click();
  await expect(text).toContainText('<Figure src="./photo-de-l-equipe.png"');

  const notice = { name: "Modèle.csv", mimeType: "text/csv", buffer: Buffer.from("jour;relu par\nvendredi;chacun\n") };
  await drop(text, notice);
  const offer = page.getByRole("dialog", { name: "Un fichier à emporter" });
  await offer.getByRole("textbox").fill("Le modèle de planning");
  await offer.getByRole("button", { name: "Proposer" }).click();
  await drop(text, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("source") });
  await expect(form.getByText(/« notes.txt » n’en est pas un/)).toBeVisible();
  await expect(text).not.toContainText("vendredi;chacun");
  await expect(text).not.toContainText("source");

  await page.reload();
  await studio.open("Articles");
  await page.getByRole("button", { name: "Reprendre le brouillon" }).click();
  await page.getByRole("button", { name: /^Fiche/ }).click();
  await expect(form.getByText("modele.csv", { exact: true })).toBeVisible();
  await studio.saveButton.click();
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  expect(changes().sort()).toEqual(
    ["capture.png", "cover.png", "index.mdx", "photo-de-l-equipe.png", "telechargements/modele.csv"].map(
      (name) => `${folder}/${name}`,
    ),
  );
  expect(read(`${folder}/index.mdx`)).toContain("La suite.\n\n<Figure");
  await expect(studio.preview.getByRole("img", { name: "L’équipe autour d’une table." })).toBeVisible();
  await expect(studio.preview.getByRole("heading", { name: "Relire à plusieurs" })).toBeVisible();
  await expect(studio.preview.getByRole("link", { name: "le guide" })).toBeVisible();
  const leftOf = async (shown: Locator) => (await shown.boundingBox())!.x;
  const cover = studio.preview.getByRole("img", { name: "Un planning ouvert sur une table." });
  expect(await leftOf(studio.preview.getByText("La suite."))).toBeCloseTo(await leftOf(cover), 0);
  await expect(studio.preview.getByRole("link", { name: /^Le modèle de planning\sCSV, 1\sKo$/ })).toBeVisible();

  // The file is replaced, then withdrawn, from the form.
  const files = form.getByRole("group", { name: /^Fichiers à emporter/ }).first();
  const input = files.locator("input[type='file']");
  await input.setInputFiles({
    name: "v2.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("jour;relu par\nlundi;deux\n"),
  });
  await expect(files.getByText("modele.csv sera remplacé.")).toBeVisible();
  await studio.save();
  expect(read(`${folder}/telechargements/modele.csv`)).toContain("lundi;deux");
  await files.getByRole("button", { name: "Retirer" }).last().click();
  await studio.saveButton.click();
  await expect(studio.form.getByText("Enregistré.")).toBeVisible();
  expect(read(`${folder}/index.mdx`)).not.toContain("downloads");
});
