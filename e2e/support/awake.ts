import type { Page } from "@playwright/test";

/** The page's scripts answer from now on: what was clicked before them has been given to them. */
export const awake = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.scripts === "awake");

/** Opens a page, and settles once it answers and its headings stand in their own font. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await awake(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return response;
};
