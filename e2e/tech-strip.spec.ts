import { expect, type Locator, type Page, test } from "@playwright/test";
import { cutWords, spaceText } from "./support/text";

test.use({ reducedMotion: "no-preference" });

/** How far the strip moves left in a few painted frames. */
const travelled = (strip: Locator) =>
  strip
    .getByRole("listitem")
    .first()
    .evaluate(async (tile) => {
      const from = tile.getBoundingClientRect().x;
      for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return from - tile.getBoundingClientRect().x;
    });

// A pause takes effect one frame later.
const standsStill = (strip: Locator) => expect.poll(() => travelled(strip)).toBe(0);
const drifts = (strip: Locator) => expect.poll(() => travelled(strip)).toBeGreaterThan(0);

const open = async (page: Page) => {
  await page.goto("/");
  const strip = page.locator("#stack");
  await strip.scrollIntoViewIfNeeded();
  await drifts(strip);
  return strip;
};

test("the tool strip stands still under reduced motion: all tools in sight, each with its logo or an emoji, no name cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/logos/fixture-scanner.svg", (route) => route.abort());
  await page.goto("/");
  const strip = page.locator("#stack");
  await strip.scrollIntoViewIfNeeded();
  await standsStill(strip);
  const tile = strip.getByRole("listitem").filter({ hasText: "Scanner" });
  await expect(tile.getByText("🖨️")).toBeVisible();
  await expect(tile.locator("img")).toBeHidden();
  await expect(strip.getByText("🏷️")).toHaveCount(0);
  const list = strip.locator("ul").first();
  const namesEnd = () =>
    list.getByRole("listitem").evaluateAll((tiles) =>
      tiles.map((tile) => {
        const name = document.createRange();
        name.selectNode(tile.lastChild!);
        return name.getBoundingClientRect().right;
      }),
    );
  for (const prepare of [() => undefined, () => spaceText(page)]) {
    await prepare();
    for (const width of [320, 375, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await list.evaluate(cutWords)]).toEqual([width, []]);
      expect(Math.max(...(await namesEnd()))).toBeLessThanOrEqual(width);
    }
  }
});

test("the tool strip rests while it is off screen, and has no seam, however wide the window", async ({ page }) => {
  const strip = await open(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(strip).not.toBeInViewport();
  await standsStill(strip);
  await strip.scrollIntoViewIfNeeded();
  await drifts(strip);
  for (const width of [375, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await strip.evaluate((section) => {
      const tiles = [...section.querySelectorAll("li")];
      const [drift] = tiles[0]!.parentElement!.parentElement!.getAnimations();
      const places = (time: number) => {
        drift!.currentTime = time;
        return tiles.map((tile) => tile.getBoundingClientRect());
      };
      drift!.pause();
      const start = places(0);
      const end = places(Number(drift!.effect!.getComputedTiming().duration) * 0.999999);
      return {
        // After a lap, the duplicate's first tile is where the original one was.
        jump: end[tiles.length / 2]!.left - start[0]!.left,
        // At the end of a lap, the duplicate still reaches the right edge.
        reach: tiles.at(-1)!.parentElement!.getBoundingClientRect().right - innerWidth,
      };
    });
    expect(Math.abs(gaps.jump)).toBeLessThan(0.1);
    expect(gaps.reach).toBeGreaterThan(-0.5);
  }
});
