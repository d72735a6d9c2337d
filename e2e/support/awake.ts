import type { Page } from "@playwright/test";
import { isLaidOut } from "./laid-out";

/** The page's scripts answer from now on: what was clicked before them has been given to them. */
export const awake = (page: Page) => page.waitForFunction(() => "___navigate" in window && document.onclick === null);

/** Opens a page, and settles once it answers, is laid out as a whole, and its headings stand in their own font. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await awake(page);
  await page.waitForFunction(isLaidOut);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return response;
};
