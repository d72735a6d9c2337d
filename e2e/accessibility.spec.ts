import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/awake";
import { violations } from "./support/axe";
import { rememberChoice } from "./support/consent";
import { addresses } from "./support/routes";

const heights: Record<number, number> = { 320: 640, 375: 700, 768: 1024, 1024: 768, 1280: 800, 1920: 1080 };

/** One window serves every look at a page: only what differs from the look before is done again. */
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: heights[width]! });

const scaleText = async (page: Page, scale: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
};

/** How far the page can be scrolled sideways, in pixels, where it can. */
const sideways = async (page: Page, look: string) => {
  const distance = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return distance > 0 ? [`${look}: ${distance} px to the side`] : [];
};

const violationsAt = async (page: Page, look: string, coloursAlone = false) =>
  (await violations(page, { coloursAlone })).map((violation) => `${look}: ${violation}`);

test.beforeEach(({ context }) => rememberChoice(context, false));

test.describe("axe finds nothing, and nothing scrolls sideways", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 320, height: 640 } });

  for (const address of [...addresses, "/merci", "/inconnu"]) {
    test(`on ${address}`, async ({ page }) => {
      await open(page, address);
      const found: string[] = [];
      for (const width of [320, 1280]) {
        await resize(page, width);
        found.push(...(await violationsAt(page, `${width} px`)));
        await page.emulateMedia({ colorScheme: "dark" });
        found.push(...(await violationsAt(page, `${width} px, dark`, true)));
        await page.emulateMedia({ colorScheme: "light" });
      }
      for (const width of Object.keys(heights).map(Number)) {
        await resize(page, width);
        found.push(...(await sideways(page, `${width} px`)));
      }
      await scaleText(page, 2);
      for (const width of [375, 1280]) {
        await resize(page, width);
        found.push(...(await sideways(page, `${width} px, text at 200 %`)));
      }
      expect(found).toEqual([]);
    });
  }
});

/** One address for each kind of page. */
const kinds = [
  "/",
  "/blog",
  "/blog/no-code-revolution-pme",
  "/stack-technique",
  "/realisations/devis-menuisier",
  "/politique-confidentialite",
  "/inconnu",
];

for (const address of kinds) {
  test(`axe finds nothing on ${address} in forced colours, with large text, in motion`, async ({ page }) => {
    await open(page, address);
    const found = await violationsAt(page, "in motion");
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    found.push(...(await violationsAt(page, "forced colours", true)));
    await page.emulateMedia({ forcedColors: "none" });
    await scaleText(page, 2);
    await resize(page, 375);
    found.push(...(await violationsAt(page, "375 px, text at 200 %")));
    expect(found).toEqual([]);
  });
}
