import { expect, type Page, test } from "@playwright/test";
import { keepFontsAway, layoutShift } from "./support/layout-shift";

const key = "projects-view-mode";

const open = async (page: Page, path = "/") => {
  await page.goto(path);
  const portfolio = page.locator("#portfolio");
  await portfolio.scrollIntoViewIfNeeded();
  // After hydration, hidden cards are hidden from assistive technology too.
  await expect(portfolio.locator("[data-hydrated]")).toBeAttached();
  return {
    portfolio,
    cards: portfolio.getByRole("article"),
    compact: portfolio.getByRole("button", { name: "Compact" }),
    detailed: portfolio.getByRole("button", { name: "Détaillé" }),
    more: portfolio.getByRole("button", { name: "Voir plus de réalisations" }),
    less: portfolio.getByRole("button", { name: "Voir moins" }),
  };
};

test("remembers the mode, and shows it from the first paint on; a phone's compact cards show whole pictures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { cards, detailed } = await open(page);
  const card = cards.filter({ hasText: "Deux siècles de minutes" });
  /** The first pictures, in tenths of their height, and the part of the line that their cards take. */
  const pictures = () =>
    cards.evaluateAll((all) =>
      all.slice(0, 3).map((one) => {
        const { width, height } = one.querySelector("img")!.getBoundingClientRect();
        return [Math.round((10 * width) / height), Math.round(width / one.getBoundingClientRect().width)];
      }),
    );
  const whole = Array(3).fill([16, 1]);
  expect(await pictures()).toEqual(whole);
  // What changed is on its card; what it cost, on its page.
  await expect(card.getByText(/de\s35\sà\s2\smin/)).toBeVisible();
  await expect(card.getByText(/€\sHT/)).toBeHidden();
  await detailed.click();
  await expect(card.getByText(/€\sHT/)).toBeVisible();
  await expect.poll(pictures).toEqual(whole);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("grid");

  // Block the scripts: the mode must be right in the prerendered page.
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

test("the first two are the largest, the others three a row, whose titles end together", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { cards } = await open(page);
  // A title longer than those beside it.
  await cards
    .nth(3)
    .getByRole("link")
    .first()
    .evaluate((link) => (link.textContent = "Un titre de trois lignes ".repeat(3)));
  const boxes = await cards.evaluateAll((all) =>
    all
      .filter((card) => card.getBoundingClientRect().width > 0)
      .map((card) => ({
        row: Math.round(card.getBoundingClientRect().top),
        width: Math.round(card.getBoundingClientRect().width),
        title: Math.round(card.querySelector("h3")!.getBoundingClientRect().bottom),
      })),
  );
  const rows = [...new Set(boxes.map(({ row }) => row))].map((top) => boxes.filter(({ row }) => row === top));
  expect(rows.map((row) => row.length)).toEqual([2, 3, 3]);
  expect(rows[0]![0]!.width).toBeGreaterThan(rows[1]![0]!.width);
  for (const row of rows) {
    expect(new Set(row.map(({ title }) => title)).size).toBe(1);
  }
});

test("a card has one focus ring, shows its tools, its result and in detail its price, and links to its case", async ({
  page,
}) => {
  const { portfolio, cards, more, detailed } = await open(page);
  const link = cards.first().getByRole("link");
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineStyle, width, height } = getComputedStyle(element, "::after");
    const card = element.closest("article")!;
    return {
      own: getComputedStyle(element).outlineStyle,
      card: outlineStyle,
      around:
        Math.abs(parseFloat(width) - card.clientWidth) < 1 && Math.abs(parseFloat(height) - card.clientHeight) < 1,
    };
  });
  expect(ring).toEqual({ own: "none", card: "solid", around: true });

  await more.click();
  await expect(cards).toHaveCount(9);
  await expect(portfolio.getByRole("heading", { level: 3 }).getByText("…")).toHaveText(
    "Deux siècles de minutes retrouvées avant que le cl…",
  );
  const heights = await portfolio
    .getByRole("list", { name: "Outils" })
    .evaluateAll((lists) => lists.map((list) => list.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(40);
  const card = cards.filter({ hasText: "Deux siècles de minutes" });
  await expect(card.getByRole("strong")).toHaveText(/^de\s35\sà\s2\smin$/);
  await expect(card.getByText("Temps de recherche").first()).toBeVisible();
  await expect(card.getByText("3 semaines, de 2 400 à 3 400 € HT")).toBeHidden();
  await detailed.click();
  await expect(card.getByText("3 semaines, de 2 400 à 3 400 € HT")).toBeVisible();
  await expect(cards.last().getByRole("definition")).toHaveCount(2);
  // The picture, like the title.
  const address = await link.getAttribute("href");
  await cards
    .first()
    .locator("picture")
    .click({ force: true, position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(address!);
});

test("does not move while it loads, nor under a press, whichever mode is stored", async ({ page }) => {
  await keepFontsAway(page);
  for (const [stored, pressed, width] of [
    ["grid", "Détaillé", 375],
    ["compact", "Compact", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // A page of the same site, to write in its storage.
    await page.goto("/merci");
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
    const { portfolio, cards, detailed, compact, more, less } = await open(page, "/#portfolio");
    await expect(portfolio.getByRole("button", { pressed: true })).toHaveText(pressed);
    await expect(cards).toHaveCount(8);
    expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
    for (const button of [more, detailed, less, compact]) await button.click();
    expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
  }
});
