import { expect, test } from "@playwright/test";

test("an article offers its files, which are saved under their own name", async ({ page }) => {
  await page.goto("/blog/automatiser-sans-coder-exemples");
  const region = page.getByRole("region", { name: "À emporter" });
  const saved = page.waitForEvent("download");
  await region.getByRole("link", { name: "score-de-priorite.xlsx" }).click();
  expect((await saved).suggestedFilename()).toBe("score-de-priorite.xlsx");
});

test("a link in the text saves the file too, instead of showing it", async ({ page }) => {
  await page.goto("/blog/automatiser-sans-coder-exemples");
  const saved = page.waitForEvent("download");
  await page.locator(".prose").getByRole("link", { name: "se télécharge" }).click();
  expect((await saved).suggestedFilename()).toBe("demande-de-devis-n8n.json");
});

test("the blog lists every file with its size, under the article that explains it", async ({ page, request }) => {
  await page.goto("/blog#telechargements");
  const list = page.getByRole("region", { name: "Des fichiers à emporter" });
  await expect(list.getByRole("link", { name: /^MVP/ })).toHaveAttribute("href", "/blog/mvp-crucial-lancer-projet");
  const files = list.locator("a[download]");
  const addresses = await files.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()["content-disposition"]).toBe("attachment");
  }
  await expect(list.getByText(/\(\d+\s?Ko\)/).first()).toBeVisible();
});

test("each figure of the articles is drawn, says what it shows and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const articles = await page
    .locator("main article a[href^='/blog/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(articles.length).toBeGreaterThan(9);
  for (const article of articles) {
    await page.goto(article);
    const figures = page.locator("img.drawing");
    expect([article, await figures.count()]).not.toEqual([article, 0]);
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect
        .poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await figure.getAttribute("alt")).not.toBe("");
      expect((await figure.boundingBox())?.width).toBeLessThanOrEqual(360);
    }
  }
});
