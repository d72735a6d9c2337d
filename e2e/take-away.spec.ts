import { expect, test } from "@playwright/test";

test("an article's files are saved under their own name, from the text too", async ({ page }) => {
  await page.goto("/blog/classer-sans-perdre");
  const region = page.getByRole("region", { name: "À emporter" });
  for (const [link, name] of [
    [region.getByRole("link", { name: "plan-de-rangement.xlsx" }), "plan-de-rangement.xlsx"],
    [page.locator(".prose").getByRole("link", { name: "se télécharge" }), "bordereau.docx"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await link.click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
});

test("the blog lists every file with its size, under the article that explains it", async ({ page, request }) => {
  await page.goto("/blog#telechargements");
  const list = page.getByRole("region", { name: "Des fichiers à emporter" });
  await expect(list.getByRole("link", { name: /^Classer sans perdre/ })).toHaveAttribute(
    "href",
    "/blog/classer-sans-perdre",
  );
  const files = list.locator("a[download]");
  const addresses = await files.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(5);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()["content-disposition"]).toBe("attachment");
  }
  await expect(list.getByText(/\(\d+\s?Ko\)/).first()).toBeVisible();
});
