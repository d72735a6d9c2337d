import { expect, test } from "@playwright/test";

test("a legal text stands where an article's does, its date in the column beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const textBox = async (path: string) => {
    await page.goto(path);
    const box = (await page.locator(".prose").boundingBox())!;
    return { left: Math.round(box.x), top: Math.round(box.y) };
  };
  const article = await textBox("/blog/classer-sans-perdre");
  const legal = await textBox("/mentions-legales");
  expect(legal.left).toBe(article.left);
  const date = (await page.getByText("Mise à jour du").boundingBox())!;
  expect(date.x + date.width).toBeLessThanOrEqual(legal.left);
  expect(Math.abs(date.y - legal.top)).toBeLessThan(40);
});
