import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, git, test } from "./studio";

test.use({ viewport: { width: 1280, height: 800 } });

/** Takes a picture once the preview and its first images are there. */
async function take(page: Page, name: string): Promise<void> {
  await expect(page.getByText("La page se prépare…")).toBeHidden();
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame?.waitForSelector("h1");
  await frame?.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 70 })
    .toFile(path.resolve(__dirname, `../pictures/${name}.webp`));
}

test("the pictures of studio/README.md", async ({ page, studio }) => {
  git("remote", "add", "origin", "https://exemple.fr/site.git");
  await studio.open("Témoignages");
  await take(page, "liste");

  await studio.open("Réalisations", /./);
  await studio.form.getByLabel("Secteur", { exact: true }).selectOption("");
  await expect(page.getByRole("region", { name: "À corriger" })).toBeVisible();
  await take(page, "formulaire");
  await page.getByRole("button", { name: "Abandonner" }).click();

  await studio.open("Articles", /./);
  await expect(page.getByText(/^[1-9][\d\s]* mots/)).toBeVisible();
  await take(page, "texte");

  await studio.open("Témoignages", /./);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("La facture photographiée, le prix est à jour.");
  await studio.save();
  await page.getByRole("button", { name: "Ce qui a changé" }).click();
  await expect(page.getByRole("dialog").getByText("1 témoignage modifié")).toBeVisible();
  await take(page, "publication");
});
