import type { Page } from "@playwright/test";

/** The page is hydrated and laid out, and earlier clicks have been replayed. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset.ready === "" &&
      [...document.querySelectorAll("main section")].every(
        (section) => getComputedStyle(section).contentVisibility !== "auto",
      ),
  );

/** Opens a page, and waits for hydration and the heading font. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return response;
};
