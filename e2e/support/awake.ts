import type { Page } from "@playwright/test";

/** The page is hydrated, and earlier clicks have been replayed. */
export const awake = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.scripts === "awake");

/** Opens a page, and waits for hydration and the heading font. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await awake(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return response;
};
