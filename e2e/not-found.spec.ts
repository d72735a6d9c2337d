import { expect, test } from "@playwright/test";
import { open } from "./support/awake";

const meant = [
  ["/blog/rgpd-sas-bonnes-pratique", "/blog/rgpd-saas-bonnes-pratiques"],
  ["/realisation/devis-menuisier", "/realisations/devis-menuisier"],
  ["/stack-techniques.html", "/stack-technique"],
] as const;

for (const [typed, path] of meant) {
  test(`${typed} proposes ${path} first, which opens`, async ({ page }) => {
    await open(page, typed);
    const near = page.getByRole("main").getByRole("status").getByRole("link");
    await expect(near.first()).toHaveAttribute("href", path);
    await near.first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
  });
}

test("a path like no other proposes the main pages alone", async ({ page }) => {
  const list = page.waitForResponse(/adresses\.json$/);
  await open(page, "/xyz");
  await (await list).finished();
  await expect(page.getByRole("heading", { name: "Les pages principales" })).toBeVisible();
  await expect(page.getByText("Vous cherchiez peut-être")).toHaveCount(0);
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
