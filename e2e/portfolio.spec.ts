import { expect, type Page, test } from "@playwright/test";
import { holdTheClock, letTimePass } from "./support/time";
import { layoutShift } from "./support/layout-shift";

const key = "projects-view-mode";

const open = async (page: Page, stored?: string) => {
  if (stored !== undefined)
    await page.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [key, stored]);
  await page.goto("/");
  const portfolio = page.locator("#portfolio");
  await portfolio.scrollIntoViewIfNeeded();
  // Hydrated: what is hidden is so for assistive technology as well.
  await expect(portfolio.locator("[data-awake]")).toBeAttached();
  return {
    portfolio,
    cards: portfolio.getByRole("article"),
    compact: portfolio.getByRole("button", { name: "Compact" }),
    detailed: portfolio.getByRole("button", { name: "Détaillé" }),
    more: portfolio.getByRole("button", { name: "Voir plus de réalisations" }),
    less: portfolio.getByRole("button", { name: "Voir moins" }),
  };
};

for (const width of [375, 1280]) {
  test.describe(`portfolio at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("cuts titles at 50 characters, and tells them whole to assistive technology", async ({ page }) => {
      const { portfolio, more, detailed } = await open(page);
      await more.click();
      await more.click();
      const whole = "Un portail où chaque client voit les pièces qu’il doit encore déposer";
      const card = portfolio.getByRole("article").filter({ hasText: whole });
      const cut = card.getByText("Un portail où chaque client voit les pièces qu’il…");
      await expect(cut).toBeVisible();
      await expect(card.getByRole("heading", { name: whole, exact: true })).toBeVisible();
      await detailed.click();
      await expect(cut).toBeHidden();
      await expect(card.getByRole("definition")).toHaveCount(2);
    });

    test("shows two tools and a count, and all of them in detailed mode", async ({ page }) => {
      const { cards, detailed } = await open(page);
      const card = cards.first();
      const rest = card.getByRole("button", { name: "+2 autres outils" });
      await expect(rest).toBeVisible();
      await detailed.click();
      await expect(rest).toBeHidden();
      for (const tool of ["Airtable", "Claude", "Make", "Softr"])
        await expect(card.getByText(tool, { exact: true })).toBeVisible();
    });

    test("remembers the mode, and shows it from the first paint on", async ({ page }) => {
      const { detailed } = await open(page);
      await detailed.click();
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("grid");

      // While the site's scripts are on their way, nothing but the prebuilt page can show it.
      await page.route(/\.js$/, () => undefined);
      await page.goto("about:blank");
      await page.goto("/#portfolio");
      const client = page.locator("#portfolio").getByRole("definition").first();
      await expect(client).toBeVisible();
      await page.evaluate((name) => localStorage.setItem(name, "compact"), key);
      await page.reload();
      await expect(page.locator("#portfolio article").first()).toBeVisible();
      await expect(client).toBeHidden();
    });

    for (const stored of ["grid", "compact"]) {
      test(`does not move while it loads, «${stored}» being stored`, async ({ page }) => {
        await page.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [key, stored]);
        await page.goto("/#portfolio");
        const portfolio = page.locator("#portfolio");
        await expect(portfolio.locator("[data-awake]")).toBeAttached();
        await expect(portfolio.getByRole("button", { pressed: true })).toHaveText(
          stored === "grid" ? "Détaillé" : "Compact",
        );
        await expect(portfolio.getByRole("article")).toHaveCount(8);
        // 0.00: what is smaller is a glyph's width, when the heading's face arrives.
        expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
      });
    }

    test("moves nothing that is in sight when a button is pressed", async ({ page }) => {
      const { detailed, compact, more, less } = await open(page);
      for (const button of [more, more, detailed, less, compact]) await button.click();
      // 0.00: what is smaller is a glyph's width, when the heading's face arrives.
      expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
    });
  });
}

test.describe("the tools that do not fit", () => {
  const rest = (page: Page, index: number) =>
    page
      .locator("#portfolio")
      .getByRole("button", { name: /^\+\d autres? outils?$/ })
      .nth(index);

  test("are named 700 ms after the pointer has come, at once on the next card", async ({ page }) => {
    await holdTheClock(page);
    await open(page);
    const tooltip = page.getByRole("tooltip");
    await rest(page, 0).hover();
    await expect(tooltip).toHaveText("Make, Softr");
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(tooltip).toBeHidden();
    await letTimePass(page);

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await rest(page, 0).hover();
    await page.clock.runFor(650);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText("Make, Softr");
    await rest(page, 1).hover();
    await page.clock.runFor(50);
    await expect(tooltip).toHaveText("OpenAI, Microsoft 365");
  });

  test.describe("on a touch screen", () => {
    test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

    test("are named by a tap, and no more by the next", async ({ page }) => {
      await open(page);
      await rest(page, 0).tap();
      await expect(page.getByRole("tooltip")).toHaveText("Make, Softr");
      await rest(page, 0).tap();
      await expect(page.getByRole("tooltip")).toBeHidden();
    });
  });
});
