import { type Browser, type BrowserContext, type Page, test as base } from "@playwright/test";
import { rememberChoice } from "./consent";
import { open } from "./open-page";

type Shown = { browser: Browser; context?: BrowserContext; page?: Page; path?: string };

type Fixtures = {
  /**
   * Shows a page to a visitor who has refused cookies, at 1280 × 800. The page stays open for the next test that looks at
   * it: a test may resize it, scroll it or emulate another medium, and must undo anything else.
   */
  look: (path: string) => Promise<Page>;
};

/** For tests that look at the layout of a page without changing it: loading it is most of their cost. */
export const test = base.extend<Fixtures, { shown: Shown }>({
  shown: [
    async ({ browser }, use) => {
      const shown: Shown = { browser };
      await use(shown);
      await shown.context?.close();
    },
    { scope: "worker" },
  ],
  look: async ({ shown }, use) => {
    await use(async (path) => {
      if (!shown.context) {
        shown.context = await shown.browser.newContext();
        await rememberChoice(shown.context, false);
      }
      shown.page ??= await shown.context.newPage();
      const { page } = shown;
      await page.emulateMedia({ media: "screen", colorScheme: "light", forcedColors: "none" });
      await page.setViewportSize({ width: 1280, height: 800 });
      if (shown.path !== path) await open(page, path);
      else await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      shown.path = path;
      return page;
    });
  },
});
