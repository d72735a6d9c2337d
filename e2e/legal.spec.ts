import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("a legal text stands where an article's does, its table of contents in the column beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const textBox = async (path: string) => {
    await page.goto(path);
    const box = (await page.locator(".prose").boundingBox())!;
    return { left: Math.round(box.x), top: Math.round(box.y) };
  };
  const article = await textBox("/blog/classer-sans-perdre");
  expect((await textBox("/mentions-legales")).left).toBe(article.left);
  const legal = await textBox("/politique-confidentialite");
  expect(legal.left).toBe(article.left);
  const contents = (await page.getByRole("navigation", { name: "Sommaire" }).boundingBox())!;
  expect(contents.x + contents.width).toBeLessThanOrEqual(legal.left);
  expect(contents.y).toBeCloseTo(legal.top, 0);
});

test("a heading of a legal text is reached from its table of contents, folded on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/politique-confidentialite");
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const rights = contents.getByRole("link", { name: "Vos droits" });
  await expect(rights).toBeHidden();
  await contents.locator("summary").click();
  await rights.click();
  await expect(page.getByRole("main").getByRole("heading", { name: "Vos droits" })).toBeInViewport();
});
