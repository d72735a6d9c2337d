import { expect, test } from "@playwright/test";

test("a resource is saved in one press: its file, or all of them in an archive; from the text too", async ({
  page,
}) => {
  await page.goto("/blog/classer-sans-perdre");
  const region = page.getByRole("region", { name: "À emporter" });
  for (const [link, name] of [
    [region.getByRole("link", { name: "Le circuit des pièces JSON" }), "circuit-des-pieces.json"],
    [region.getByRole("link", { name: "Le plan de rangement, à remplir Excel et CSV" }), "plan-de-rangement-xlsx.zip"],
    [page.locator(".prose").getByRole("link", { name: "se télécharge" }), "bordereau.docx"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await link.click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
});

test("the blog lists every resource with its format and its size, under the article that explains it", async ({
  page,
  request,
}) => {
  await page.goto("/blog#telechargements");
  const list = page.getByRole("region", { name: "Des fichiers à emporter" });
  await expect(list.getByRole("link", { name: /^Classer sans perdre/ })).toHaveAttribute(
    "href",
    "/blog/classer-sans-perdre",
  );
  const files = list.locator("a[download]");
  const addresses = await files.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()["content-disposition"]).toBe("attachment");
  }
  await expect(list.getByText(/^Word et PDF, \d+\sKo$/)).toBeVisible();
  const heights = await list
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
