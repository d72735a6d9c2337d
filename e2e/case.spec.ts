import { expect, test } from "@playwright/test";

test("the title of a case leads to its page, and its page back to the cases", async ({ page }) => {
  await page.goto("/");
  await page.locator("#portfolio").getByRole("link", { name: "640 adhésions sans dossier papier" }).click();
  await expect(page).toHaveURL(/\/realisations\/adhesions-club-omnisports$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("640 adhésions sans dossier papier");
  await expect(main.getByRole("heading", { level: 2, name: "Le problème" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "La réponse" })).toBeVisible();
  await main.getByRole("link", { name: "Toutes les réalisations" }).click();
  await expect(page).toHaveURL(/\/#portfolio$/);
  await expect(page.getByRole("button", { name: "Compact" })).toBeInViewport();
});

test("/realisations alone leads to the cases of the home page", async ({ page, request }) => {
  for (const path of ["/realisations", "/realisations/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe("/#realisations");
  }
  await page.goto("/realisations");
  await expect(page).toHaveURL(/\/#realisations$/);
});
