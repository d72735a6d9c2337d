import { expect, type Page, test } from "@playwright/test";

const open = async (page: Page) => {
  await page.goto("/");
  await expect(page.locator("#portfolio [data-awake]")).toBeAttached();
  return page.locator("#vitrine");
};

test("the showcase leaves no hole beside its cards in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const showcase = await open(page);
  const list = showcase.getByRole("list").first();
  for (const sector of ["Tous", "Commerce", "Industrie"]) {
    await showcase.getByRole("button", { name: sector, exact: true }).click();
    const last = await showcase.getByRole("article").last().boundingBox();
    const whole = await list.boundingBox();
    expect(last!.x + last!.width).toBeCloseTo(whole!.x + whole!.width, 0);
  }
  await expect(showcase.getByRole("button", { name: "Projets suivants" })).toBeHidden();
});

test("on a phone the showcase is a row, the next card peeking, that its arrows and the keyboard move", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const showcase = await open(page);
  expect((await showcase.boundingBox())!.height).toBeLessThan(1300);
  const cards = showcase.getByRole("article");
  const left = async (index: number) => Math.round((await cards.nth(index).boundingBox())!.x);
  const edge = await left(0);
  const { width } = (await cards.first().boundingBox())!;
  expect(width).toBeCloseTo(0.86 * 375, 0);
  expect(await left(1)).toBeLessThan(375);
  for (const name of ["Projets précédents", "Projets suivants"]) {
    const box = await showcase.getByRole("button", { name }).boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  await showcase.getByRole("button", { name: "Projets suivants" }).click();
  await expect.poll(() => left(1)).toBe(edge);
  await showcase.getByRole("button", { name: "Projets précédents" }).click();
  await expect.poll(() => left(0)).toBe(edge);
  await showcase.getByRole("region", { name: "Projets à faire défiler" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => left(1)).toBe(edge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("the showcase closes on the detailed cases and the contact form", async ({ page }) => {
  const showcase = await open(page);
  await expect(showcase.getByRole("link", { name: "Voir les réalisations détaillées" })).toHaveAttribute(
    "href",
    "/#portfolio",
  );
  await expect(showcase.getByRole("link", { name: "Décrire mon besoin" })).toHaveAttribute("href", "/#contact");
});
