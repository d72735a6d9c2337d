import { expect, type Page } from "@playwright/test";
import { test } from "./support/look";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const booking = (page: Page) => page.getByRole("link", { name: "Prendre rendez-vous" });

test("the call fills the last row, whatever the width; a whole card is a link to its article", async ({ look }) => {
  const page = await look("/blog");
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await booking(page).evaluate((link) => {
      const cell = link.closest("div")!;
      return [cell.getBoundingClientRect().right, cell.parentElement!.getBoundingClientRect().right].map(Math.round);
    });
    expect([width, ends[0]]).toEqual([width, ends[1]]);
  }
  // The whole card leads to its article.
  const link = cards(page).locator('[href="/blog/garder-ou-jeter"]');
  const isHit = await link.evaluate((element) => {
    const { left, top } = element.closest("article")!.getBoundingClientRect();
    window.scrollTo({ top: top + scrollY - innerHeight / 2, behavior: "instant" });
    const hit = document.elementFromPoint(left + 20, element.closest("article")!.getBoundingClientRect().top + 20);
    return hit?.closest("a") === element;
  });
  expect(isHit).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all the articles are listed, newest first, and no button is dead", async ({ page }) => {
    await page.goto("/blog");
    const hrefs = await cards(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(["/blog/boites-et-etiquettes", "/blog/garder-ou-jeter", "/blog/classer-sans-perdre"]);
    const third = cards(page).filter({ has: page.locator('[href="/blog/classer-sans-perdre"]') });
    await expect(third).toContainText("Outils");
    await expect(third).toContainText("2 min de lecture");
    await expect(third.locator("time")).toHaveText(["10 février 2025", "octobre 2026"]);
    await expect(third).toContainText("10 février 2025, revu en octobre 2026");
    await expect(third.getByRole("heading", { level: 2 })).toContainText("Classer sans perdre");
    await expect(third.getByRole("img")).toHaveAttribute("alt", /\S/);
    await expect(page.getByRole("button", { name: "Outils" })).toBeHidden();
    await expect(booking(page)).toBeVisible();
  });
});
