import { type Browser, chromium, type FrameLocator, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { openCopy } from "./studio-copy";
import { median } from "../bench/median";

/**
 * `npm run bench:studio`: measures the studio's start-up time compared with `npm run develop`, and the time from saving
 * to the update of the preview. Uses a copy of the project; run it on an idle machine.
 */

const runs = 3;

/** Limits in seconds: extra start-up time; update after an edit; update after adding an entry or a text. */
const limits = { start: 15, edit: 3, more: 6 };

const seconds = (value: number) => `${value.toFixed(1).replace(".", ",")} s`.padStart(8);

const line = (title: string, value: number, limit?: number) => {
  const verdict = limit === undefined ? "" : `  (limite ${limit} s${value > limit ? ", DÉPASSÉE" : ""})`;
  console.log(title.padEnd(48) + seconds(value) + verdict);
};

const since = (start: number) => (performance.now() - start) / 1000;

type Gesture = (page: Page, word: string) => Promise<void>;

const choose = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Contenus du site" }).getByRole("button", { name, exact: true }).click();
const openFirst = (page: Page) => page.getByRole("listitem").locator(".entryOpen").first().click();
const fill = (page: Page, label: string, text: string) =>
  page.locator("form").getByLabel(label, { exact: true }).fill(text);

const edit: Gesture = async (page, word) => {
  await choose(page, "Témoignages");
  await openFirst(page);
  await fill(page, "Témoignage", `${word} a tout dit.`);
};

const add: Gesture = async (page, word) => {
  await choose(page, "Témoignages");
  await page.getByRole("button", { name: "Ajouter un témoignage" }).click();
  await fill(page, "Nom de la personne", `${word} T.`);
  await fill(page, "Entreprise", "Imprimerie Solvenac");
  await fill(page, "Secteur d’activité", "Imprimerie");
  await fill(page, "Témoignage", "Le bon à tirer revient signé dans l’heure.");
  await fill(page, "Note de 1 à 5", "5");
};

const write: Gesture = async (page, word) => {
  await choose(page, "Articles");
  await openFirst(page);
  await page.getByRole("textbox", { name: "Texte de l’article" }).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(`${word} ouvre ce texte.\n\n`);
};

/** Seconds from pressing «Enregistrer» to seeing the word in the preview. */
async function measure(page: Page, preview: FrameLocator, gesture: Gesture, word: string): Promise<number> {
  await gesture(page, word);
  // Wait for the preview to be loaded.
  await preview.getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 });
  await page.getByText("La page se prépare…").waitFor({ state: "hidden", timeout: 120_000 });
  const start = performance.now();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await preview.getByText(word).first().waitFor({ state: "attached", timeout: 120_000 });
  return since(start);
}

async function measureStart(tool: "develop" | "studio") {
  const start = performance.now();
  const opened = await openCopy(tool);
  return { ...opened, took: since(start) };
}

async function benchPreview(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "fr-FR" });
  const preview = page.frameLocator("iframe[title='Aperçu de la page']");
  await page.goto(`${origin}/studio`);
  const gestures = [
    { title: "Une modification est dans la page", gesture: edit, limit: limits.edit },
    { title: "Une entrée ajoutée est dans la page", gesture: add, limit: limits.more },
    { title: "Le texte d’un article est dans la page", gesture: write, limit: limits.more },
  ];
  for (const [rank, { title, gesture, limit }] of gestures.entries()) {
    // The first run compiles the page: it is not counted.
    const times = [];
    for (let run = 0; run <= runs; run += 1) times.push(await measure(page, preview, gesture, `Zinzolin${rank}${run}`));
    line(title, median(times.slice(1)), limit);
  }
}

const bench = async () => {
  const executablePath = await ensureChromium();
  const develop = await measureStart("develop");
  await develop.close();
  line("npm run develop répond", develop.took);
  const studio = await measureStart("studio");
  line("npm run studio répond", studio.took);
  line("De plus", studio.took - develop.took, limits.start);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await benchPreview(browser, studio.origin);
  } finally {
    await browser.close();
    await studio.close();
  }
};

void bench();
