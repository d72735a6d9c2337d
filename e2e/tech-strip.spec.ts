import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

const tools = [
  "Claude AI",
  "N8N",
  "Make",
  "Airtable",
  "Zapier",
  "Microsoft 365",
  "React",
  "Cursor",
  "Notion",
  "Supabase",
  "OpenAI",
  "Next.js",
];

/** How many pixels the strip moves to the left in `duration` ms, by the browser's own clock. */
const travelled = (strip: Locator, duration: number) =>
  strip
    .getByRole("listitem")
    .first()
    .evaluate(
      (tile, time) =>
        new Promise<number>((resolve) => {
          const from = tile.getBoundingClientRect().x;
          setTimeout(() => resolve(from - tile.getBoundingClientRect().x), time);
        }),
      duration,
    );

// A pause reaches the screen a frame after it was asked for.
const standsStill = (strip: Locator) => expect.poll(() => travelled(strip, 300)).toBe(0);
const drifts = (strip: Locator) => expect.poll(() => travelled(strip, 300)).toBeGreaterThan(0);

const open = async (page: Page) => {
  await page.goto("/");
  const strip = page.locator("#stack");
  await strip.scrollIntoViewIfNeeded();
  await drifts(strip);
  return strip;
};

for (const width of [375, 1280]) {
  test.describe(`tool strip at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("lists the twelve tools once for assistive technology", async ({ page }) => {
      const strip = await open(page);
      await expect(strip.getByRole("listitem")).toHaveText(tools);
      await expect(strip.locator("[aria-hidden='true'] :is(a, button, [tabindex])")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).include("#stack").analyze();
      expect(violations).toEqual([]);
    });

    test("drifts at 12 px a second", async ({ page }) => {
      const strip = await open(page);
      expect(await travelled(strip, 2000)).toBeGreaterThan(20);
      expect(await travelled(strip, 2000)).toBeLessThan(28);
    });

    test("is paused and resumed by its button", async ({ page }) => {
      const strip = await open(page);
      await strip.getByRole("button", { name: "Mettre en pause" }).click();
      await page.mouse.move(0, 0);
      await standsStill(strip);
      await strip.getByRole("button", { name: "Reprendre" }).click();
      await drifts(strip);
    });

    test("stops under the mouse and while its link has the focus", async ({ page }) => {
      const strip = await open(page);
      const { x, y } = (await strip.getByRole("listitem").nth(1).boundingBox())!;
      await page.mouse.move(x + 20, y + 20);
      await standsStill(strip);
      await page.mouse.move(x + 20, 0);
      await drifts(strip);
      await strip.getByRole("link", { name: "Voir toute la stack technique" }).focus();
      await standsStill(strip);
    });

    test("stands still, all tools in sight, under reduced motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/");
      const strip = page.locator("#stack");
      await strip.scrollIntoViewIfNeeded();
      await standsStill(strip);
      for (const tile of await strip.getByRole("listitem").all()) {
        await tile.scrollIntoViewIfNeeded();
        await expect(tile).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

for (const width of [375, 1280, 1920, 3840]) {
  test(`the tool strip has no seam at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const strip = await open(page);
    const gaps = await strip.evaluate((section) => {
      const tiles = [...section.querySelectorAll("li")];
      const [drift] = tiles[0]!.parentElement!.parentElement!.getAnimations();
      const places = (time: number) => {
        drift!.currentTime = time;
        return tiles.map((tile) => tile.getBoundingClientRect());
      };
      drift!.pause();
      const start = places(0);
      const end = places(999.999);
      return {
        // The copy's first tile, one lap later, stands where the list's first one stood.
        jump: end[tiles.length / 2]!.left - start[0]!.left,
        // At the end of a lap the second list still reaches the window's right edge.
        reach: tiles.at(-1)!.parentElement!.getBoundingClientRect().right - innerWidth,
      };
    });
    expect(Math.abs(gaps.jump)).toBeLessThan(0.1);
    expect(gaps.reach).toBeGreaterThan(-0.5);
  });
}

test("the tool strip rests while it is off screen", async ({ page }) => {
  const strip = await open(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(strip).not.toBeInViewport();
  await standsStill(strip);
  await strip.scrollIntoViewIfNeeded();
  await drifts(strip);
});

test("the tool strip runs where IntersectionObserver and matchMedia are missing", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    Reflect.deleteProperty(window, "matchMedia");
  });
  await open(page);
});

test("a logo that cannot be loaded gives way to its emoji, even before the scripts run", async ({ page }) => {
  await page.route("**/logos/n8n.svg", (route) => route.abort());
  await page.goto("/");
  const tile = page.locator("#stack").getByRole("listitem").filter({ hasText: "N8N" });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.getByText("🔗")).toBeVisible();
  await expect(tile.locator("img")).toBeHidden();
  await expect(page.locator("#stack").getByText("🧠")).toHaveCount(0);
});

test.describe("the tool strip without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a still grid without a useless button", async ({ page }) => {
    await page.goto("/");
    const strip = page.locator("#stack");
    await expect(strip.getByRole("listitem")).toHaveText(tools);
    await expect(strip.getByRole("button")).toHaveCount(0);
    const boxes = await strip
      .getByRole("listitem")
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().right));
    expect(Math.max(...boxes)).toBeLessThanOrEqual(1280);
  });
});
