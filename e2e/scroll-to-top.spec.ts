import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/open-page";

const name = "Revenir en haut de la page";
const button = (page: Page) => page.getByRole("button", { name });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether two elements overlap. */
const overlap = async (page: Page, one: string, other: string) => {
  const [a, b] = await Promise.all(
    [one, other].map((label) => page.getByRole("button", { name: label }).boundingBox()),
  );
  return a!.x < b!.x + b!.width && b!.x < a!.x + a!.width && a!.y < b!.y + b!.height && b!.y < a!.y + a!.height;
};

test.use({ viewport: { width: 375, height: 800 } });

test("comes beyond 300 px, covers nothing, and goes to the top at once under reduced motion", async ({ page }) => {
  await open(page, "/");
  await expect(button(page)).toHaveCount(0);
  await scrollTo(page, 300);
  // The scroll event is fired with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(button(page)).toHaveCount(0);
  await scrollTo(page, 302);
  await expect(button(page)).toBeVisible();
  expect(await overlap(page, name, "Ouvrir l’assistant")).toBe(false);
  const banner = await page.getByRole("region", { name: "Gestion des cookies" }).boundingBox();
  for (const label of [name, "Ouvrir l’assistant"]) {
    const box = (await page.getByRole("button", { name: label }).boundingBox())!;
    // The bottom bar is below the banner.
    expect(box.y + box.height <= banner!.y || box.y >= banner!.y + banner!.height).toBe(true);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await button(page).click();
  expect(await scrollY(page)).toBe(0);
  await expect(button(page)).toHaveCount(0);
});

test("scrolls to the top smoothly, and moves the focus there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await scrollTo(page, 3000);
  await button(page).focus();
  await page.evaluate(() => addEventListener("scroll", () => (document.documentElement.dataset.passed = "")));
  await page.keyboard.press("Enter");
  // The page glides to its top, rather than being there at once.
  await expect(page.locator("html")).toHaveAttribute("data-passed");
  expect(await scrollY(page)).toBeGreaterThan(0);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
