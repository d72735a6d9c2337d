import type { Page } from "@playwright/test";
import { expect, studioOn, test } from "./studio";

test.use({ viewport: { width: 375, height: 740 } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("on a phone, titles are read by words, and each part takes the screen", async ({ page }) => {
  await page.goto("/studio");
  const studio = studioOn(page);
  const title = studio.list("Réalisations").locator(".entryLabel").first();
  await expect(title).toBeVisible();
  const { width, height } = (await title.boundingBox())!;
  expect(width).toBeGreaterThan(200);
  expect(height).toBeLessThan(80);
  const [up, remove] = [
    page.getByRole("button", { name: /^Monter/ }),
    page.getByRole("button", { name: /^Supprimer/ }),
  ];
  expect((await up.first().boundingBox())!.y).toBe((await remove.first().boundingBox())!.y);
  expect(await overflow(page)).toBe(0);

  await page.getByRole("button", { name: "Contenus", exact: true }).click();
  await studio.menu.getByRole("button", { name: "Articles", exact: true }).click();
  await expect(studio.menu).toBeHidden();
  await page.locator(".entryOpen").first().click();
  await expect(page.getByRole("textbox", { name: "Texte de la page" })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Fiche" }).click();
  expect(await overflow(page)).toBe(0);
  const help = page.locator(".pictureActions .help").first();
  expect((await help.boundingBox())!.width).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Aperçu" }).click();
  await expect(page.getByRole("region", { name: "Aperçu" })).toBeVisible();
});
