import { expect, test } from "@playwright/test";
import { routes } from "./support/routes";

test.use({ javaScriptEnabled: false });

for (const width of [375, 1280]) {
  test.describe(`without JavaScript, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the menu is there and leads from page to page", async ({ page }) => {
      await page.goto("/");
      const navigation = page.getByRole("navigation", { name: "Navigation principale" });
      await navigation.getByRole("link", { name: "Blog" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Le blog" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
    });

    test("all 20 cases, 8 projects, 10 testimonials and 7 answers can be read", async ({ page }) => {
      await page.goto("/");
      const cases = page.locator("#portfolio article");
      await expect(cases).toHaveCount(20);
      for (const card of await cases.all()) {
        await expect(card).toBeVisible();
        await expect(card.getByText("«").first()).toBeVisible();
      }
      await expect(page.locator("#vitrine article")).toHaveCount(8);
      await expect(page.locator("#temoignages").getByText("5 sur 5")).toHaveCount(10);
      const questions = page.locator("#faq details");
      await expect(questions).toHaveCount(7);
      await questions.first().locator("summary").click();
      await expect(questions.first().locator("p").first()).toBeVisible();
    });

    test("nothing that needs a script is offered: no banner, no filter, no assistant", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("region", { name: "Gestion des cookies" })).toHaveCount(0);
      for (const name of ["Mettre en pause", "Détaillé", "Tous", "Gérer mes cookies", "Ouvrir l’assistant"]) {
        await expect(page.getByRole("button", { name, exact: true }).filter({ visible: true })).toHaveCount(0);
      }
    });
  });
}

test("the long text of every page stands in its HTML, once, and no request leaves the site", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) foreign.push(request.url());
  });
  for (const route of routes) {
    await page.goto(route);
    expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(150);
  }
  expect(foreign).toEqual([]);
});
