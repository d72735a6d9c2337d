import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/open-page";
import { rememberChoice } from "./support/consent";
import { listedArticles } from "./support/content";

/** The articles at launch (docs/contrat.md, «Routes»), newest first. */
const firstTen = [
  "tendances-tech-2025-no-code-saas",
  "integrer-no-code-ecosysteme-existant",
  "automatiser-sans-coder-exemples",
  "erreurs-creation-saas-eviter",
  "airtable-arme-secrete-entrepreneurs",
  "notion-plus-que-prise-notes",
  "mvp-crucial-lancer-projet",
  "vibe-coding-tendance-buzz",
  "no-code-revolution-pme",
  "rgpd-saas-bonnes-pratiques",
];

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const booking = (page: Page) => page.getByRole("link", { name: "Prendre rendez-vous" });

test.beforeEach(({ context }) => rememberChoice(context, false));

test("lists its articles, newest first", async ({ page }) => {
  await page.goto("/blog");
  const hrefs = await cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(listedArticles.map(({ slug }) => `/blog/${slug}`));
  expect(listedArticles.map(({ slug }) => slug).filter((slug) => firstTen.includes(slug))).toEqual(firstTen);
  const third = cards(page).filter({ has: page.locator('[href="/blog/automatiser-sans-coder-exemples"]') });
  await expect(third).toContainText("Automatisation");
  await expect(third).toContainText("9 min de lecture");
  await expect(third.locator("time")).toHaveText(["18 juillet 2024", "24 novembre 2026"]);
  await expect(third).toContainText("Mis à jour le 24 novembre 2026");
  await expect(third.getByRole("heading", { level: 2 })).toContainText("Automatiser sans coder");
  await expect(third.getByRole("img")).toHaveAttribute("alt", /\S/);
});

test("the call fills the last row, whatever the category and the width; a card leads to its article", async ({
  page,
}) => {
  await open(page, "/blog");
  for (const category of ["Tous", "Outils", "SaaS"]) {
    await page.getByRole("button", { name: category, exact: true }).click();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await booking(page).evaluate((link) => {
        const cell = link.closest("div")!;
        return [cell.getBoundingClientRect().right, cell.parentElement!.getBoundingClientRect().right].map(Math.round);
      });
      expect([category, width, ends[0]]).toEqual([category, width, ends[1]]);
    }
  }
  // The whole card leads to its article.
  await cards(page)
    .filter({ has: page.locator('[href="/blog/erreurs-creation-saas-eviter"]') })
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/erreurs-creation-saas-eviter$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all the cards are there, and no button that would not answer", async ({ page }) => {
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(listedArticles.length);
    await expect(page.getByRole("button", { name: "Outils" })).toBeHidden();
    await expect(booking(page)).toBeVisible();
  });
});
