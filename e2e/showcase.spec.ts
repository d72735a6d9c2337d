import { expect, test } from "@playwright/test";
import { waitForHydration } from "./support/open-page";

test("the showcase shows the chosen sector alone, and leaves no hole between its projects", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const showcase = page.locator("#vitrine");
  const list = showcase.getByRole("list").first();
  for (const [sector, count] of [
    ["Tous", 4],
    ["Commerce", 2],
    ["Industrie", 1],
  ] as const) {
    await showcase.getByRole("button", { name: sector, exact: true }).click();
    await expect(showcase.getByRole("article")).toHaveCount(count);
    // Two by two: alone, the lines of a project across the page would be too long to read.
    const last = await showcase.getByRole("article").last().boundingBox();
    const whole = await list.boundingBox();
    const middle = whole!.x + whole!.width / 2;
    expect([sector, last!.x < middle, last!.x + last!.width > middle]).toEqual([sector, count === 1, count > 1]);
  }
  await expect(showcase.getByRole("button", { name: "Projets suivants" })).toBeHidden();

  // A card leads to a case close to it, if it has one.
  const near = showcase.getByRole("article").getByRole("link");
  await expect(near).toHaveAttribute("href", "/realisations/plans-atelier-charpente");

  // On a phone it is a row, the next card peeking, that its arrows and the keyboard move.
  await showcase.getByRole("button", { name: "Tous", exact: true }).click();
  await page.setViewportSize({ width: 375, height: 812 });
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
