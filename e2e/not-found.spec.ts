import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("an address that is nearly right proposes the right one first, which opens", async ({ page }) => {
  await open(page, "/realisation/devis-menuisier");
  const near = page.getByRole("main").getByRole("status").getByRole("link");
  await expect(near.first()).toHaveAttribute("href", "/realisations/devis-menuisier");
  await near.first().click();
  await expect(page).toHaveURL("/realisations/devis-menuisier");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the main pages are proposed, and lead there", async ({ page }) => {
    await page.goto("/blog/rgpd-sas-bonnes-pratique");
    await page.getByRole("navigation", { name: "Les pages principales" }).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Le blog" })).toBeVisible();
  });
});
