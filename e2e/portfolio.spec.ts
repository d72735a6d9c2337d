import { expect, type Page, test } from "@playwright/test";
import { holdTheClock, letTimePass } from "./support/time";
import { layoutShift } from "./support/layout-shift";

const key = "projects-view-mode";

const open = async (page: Page, path = "/") => {
  await page.goto(path);
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

for (const [stored, pressed, width] of [
  ["grid", "Détaillé", 375],
  ["compact", "Compact", 1280],
] as const) {
  test(`does not move while it loads, nor under a press, «${stored}» being stored`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [key, stored]);
    const { portfolio, cards, detailed, compact, more, less } = await open(page, "/#portfolio");
    await expect(portfolio.getByRole("button", { pressed: true })).toHaveText(pressed);
    await expect(cards).toHaveCount(8);
    // 0.00: what is smaller is a glyph's width, when the heading's face arrives.
    expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
    for (const button of [more, more, detailed, less, compact]) await button.click();
    expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
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
});
