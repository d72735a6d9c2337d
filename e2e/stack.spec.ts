import { expect, test } from "@playwright/test";
import { open } from "./support/awake";
import { rememberChoice } from "./support/consent";

test.beforeEach(({ context }) => rememberChoice(context, false));

test("four categories of three tools, each leading to its own site in a new tab", async ({ page }) => {
  await page.goto("/stack-technique");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const categories = page.getByRole("main").getByRole("region");
  await expect(categories).toHaveCount(4);
  for (const category of await categories.all()) {
    const links = category.getByRole("link");
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toContainText("(nouvel onglet)");
    }
  }
});

test("the first two AI tools and the editor are marked NOUVEAU, and one tool claims 6000 applications", async ({
  page,
}) => {
  await page.goto("/stack-technique");
  const novelties = page.getByRole("listitem").filter({ hasText: "NOUVEAU" });
  await expect(novelties.getByRole("heading")).toHaveText([/^Claude/, /^n8n/, /^Cursor/]);
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /6\s?000 applications/ }),
  ).toHaveCount(1);
});

test("a logo that cannot be loaded gives way to an emoji", async ({ page }) => {
  await page.route("**/logos/n8n.svg", (route) => route.abort());
  await open(page, "/stack-technique");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "n8n" }) });
  await expect(card.getByText("🔗")).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);
});

test("ends with a way to the contact form and a way home", async ({ page }) => {
  await page.goto("/stack-technique");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  await main.getByRole("link", { name: "Parler de votre projet" }).click();
  await expect(page).toHaveURL(/\/#contact$/);
});
