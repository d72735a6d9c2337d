import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";

/**
 * Uses a simulated screen reader that implements the accessibility specifications (ARIA, accname,
 * core-aam) in the page. Its announcements are in English.
 */
const source = readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js"), "utf8");

test.use({ bypassCSP: true });

type Reader = {
  start: (options: { container: Node }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};
declare global {
  var screenReader: Reader;
}

test.beforeEach(({ context }) => rememberChoice(context, false));

/** Opens the home page, with the screen reader. */
const open = async (page: Page) => {
  await page.goto("/");
  await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
  const content = source.replace(/export\s*\{[^}]*?([\w$]+) as virtual\s*\}/, "globalThis.screenReader = $1");
  await page.addScriptTag({ type: "module", content });
  await page.waitForFunction(() => "screenReader" in globalThis);
};

/** Starts the screen reader on a part of the page; live regions are announced too. */
const listenTo = async (page: Page, selector: string) => {
  await page.evaluate(() => screenReader.stop());
  await page.evaluate((within) => screenReader.start({ container: document.querySelector(within)! }), selector);
  return {
    /** Announcements since the last `forget`. */
    said: async () => (await page.evaluate(() => screenReader.spokenPhraseLog())).join("\n"),
    forget: () => page.evaluate(() => screenReader.clearSpokenPhraseLog()),
    /** All phrases of the part, from the current position until it comes round. */
    readThrough: () =>
      page.evaluate(async () => {
        const phrases = [await screenReader.lastSpokenPhrase()];
        for (let step = 0; step < 1000; step += 1) {
          await screenReader.next();
          const phrase = await screenReader.lastSpokenPhrase();
          if (phrase === phrases[0]) break;
          phrases.push(phrase);
        }
        return phrases;
      }),
  };
};

test("the menu says that it is closed, then open, and what it holds", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  const { said, forget } = await listenTo(page, "header");
  await page.getByRole("button", { name: "Ouvrir le menu" }).focus();
  await expect.poll(said).toMatch(/button, Ouvrir le menu.*not expanded/);
  await forget();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(said).toMatch(/button, Fermer le menu, (?!.*not expanded).*expanded/);
  await page.keyboard.press("Tab");
  await expect.poll(said).toContain("link, Accueil");
  await forget();
  await page.keyboard.press("Escape");
  await expect.poll(said).toMatch(/button, Ouvrir le menu.*not expanded/);
});

const sections: Record<string, (page: Page) => Promise<void>> = {
  "the showcase's filter says what is chosen and how many it shows": async (page) => {
    const { said, forget } = await listenTo(page, "#vitrine");
    await page.locator("#vitrine").getByRole("button", { name: "Commerce", exact: true }).focus();
    await expect.poll(said).toMatch(/button, Commerce.*not pressed/);
    await forget();
    await page.keyboard.press("Enter");
    await expect.poll(said).toContain("polite: 2 projets sur 4");
    await forget();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(said).toMatch(/button, Tous.*not pressed/);
    await page.keyboard.press("Tab");
    await expect.poll(said).toMatch(/button, Commerce, (?!.*not pressed).*pressed/);
  },
  "the portfolio says its mode and how many cases it shows": async (page) => {
    const { said, forget } = await listenTo(page, "#portfolio");
    await page.locator("#portfolio").getByRole("button", { name: "Détaillé" }).focus();
    await expect.poll(said).toMatch(/button, Détaillé.*not pressed/);
    await forget();
    await page.keyboard.press("Tab");
    await expect.poll(said).toMatch(/button, Compact, (?!.*not pressed).*pressed/);
    await forget();
    await page.locator("#portfolio").getByRole("button", { name: "Voir plus de réalisations" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(said).toContain("9 réalisations sur 9");
  },
  "the testimonials are read once each, with their rating, and their copies never": async (page) => {
    const { readThrough } = await listenTo(page, "#temoignages");
    await page.locator("#temoignages").scrollIntoViewIfNeeded();
    await expect(page.locator("#temoignages [inert]")).toBeAttached();
    const phrases = await readThrough();
    expect(phrases.filter((phrase) => phrase.includes("5 sur 5"))).toHaveLength(4);
    expect(phrases.filter((phrase) => phrase.includes("Perrine L."))).toHaveLength(1);
  },
  "the form says what is missing, then that the message was sent": async (page) => {
    await page.route("**/contact", (route) =>
      route.request().method() === "POST" ? route.fulfill({ json: { success: true } }) : route.fallback(),
    );
    const { said, forget } = await listenTo(page, "body");
    const form = page.getByRole("form", { name: "Formulaire de contact" });
    await form.getByRole("button").focus();
    await forget();
    await page.keyboard.press("Enter");
    await expect.poll(said).toContain("Veuillez remplir tous les champs.");
    await expect.poll(said).toMatch(/textbox, Nom.*Indiquez votre nom\..*invalid/);
    await form.getByLabel("Nom").fill("Zoé Ünal");
    await form.getByLabel("Email").fill("zoe@exemple.fr");
    await form.getByLabel("Message").fill("Bonjour");
    await forget();
    await form.getByRole("button").press("Enter");
    await expect.poll(said).toContain("Message envoyé");
  },
};

test("each section of the home page says what it holds and what changes", async ({ page }) => {
  await open(page);
  for (const [title, listen] of Object.entries(sections)) await test.step(title, () => listen(page));
});
