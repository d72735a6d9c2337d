import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { openCopy } from "./studio-copy";

/** `npm run studio:screenshots`: takes the screenshots of studio/README.md, on a copy of the project. */

const folder = path.resolve(__dirname, "pictures");

/** A page is compiled when first requested. */
const timeout = 120_000;

const choose = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Contenus du site" }).getByRole("button", { name, exact: true }).click();
const openEntry = (page: Page, hasText: RegExp) => page.locator(".entryOpen", { hasText }).first().click();

const shots: Record<string, (page: Page) => Promise<void>> = {
  liste: async (page) => {
    await choose(page, "Témoignages");
  },
  formulaire: async (page) => {
    await choose(page, "Réalisations");
    await openEntry(page, /./);
    await page.getByLabel("Secteur", { exact: true }).selectOption("");
    await page.getByText("À choisir parmi").or(page.locator("form .mistakes")).first().waitFor();
  },
  texte: async (page) => {
    await page.getByRole("button", { name: "Abandonner" }).click();
    await choose(page, "Articles");
    await openEntry(page, /./);
    await page.getByRole("textbox", { name: "Texte de la page" }).waitFor();
    await page.getByText(/^[1-9][\d\s]* mots/).waitFor();
  },
  publication: async (page) => {
    await choose(page, "Témoignages");
    await openEntry(page, /./);
    await page.getByLabel("Témoignage", { exact: true }).fill("La facture photographiée, le prix du plat est à jour.");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.locator("form").getByText("Enregistré.").waitFor();
    await page.getByRole("button", { name: "Ce qui a changé" }).click();
    await page.getByRole("dialog").getByText("1 témoignage modifié").waitFor();
  },
};

/** Waits for the preview and its first images. */
async function waitForPreview(page: Page): Promise<void> {
  await page.getByText("La page se prépare…").waitFor({ state: "hidden", timeout });
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame?.waitForSelector("h1", { timeout });
  await frame?.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

const initRepository = (copy: string) => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy });
  git("init", "-q", "-b", "main");
  git("remote", "add", "origin", "https://exemple.fr/site.git");
  git("add", "data", "content");
  git("-c", "user.name=Odile", "-c", "user.email=odile@exemple.fr", "commit", "-qm", "Début");
};

const takeShots = async () => {
  const executablePath = await ensureChromium();
  const { origin, close } = await openCopy("studio", initRepository);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "fr-FR" });
    await page.goto(`${origin}/studio`);
    for (const [name, goTo] of Object.entries(shots)) {
      await goTo(page);
      await waitForPreview(page);
      const picture = await page.screenshot({ animations: "disabled" });
      await sharp(picture)
        .webp({ quality: 70 })
        .toFile(path.join(folder, `${name}.webp`));
      console.log(`studio/pictures/${name}.webp`);
    }
  } finally {
    await browser.close();
    await close();
  }
};

void takeShots();
