import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/open-page";
import { violations } from "./support/axe";
import { rememberChoice } from "./support/consent";
import { kinds } from "./support/routes";
import { cutWords, scaleText, spaceText } from "./support/text";

/** Horizontal overflow of the page in pixels, if any. */
const sideways = async (page: Page, look: string) => {
  const distance = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return distance > 0 ? [`${look}: ${distance} px to the side`] : [];
};

const violationsAt = async (page: Page, look: string, coloursAlone = false) =>
  (await violations(page, { coloursAlone })).map((violation) => `${look}: ${violation}`);

test.beforeEach(({ context }) => rememberChoice(context, false));

for (const address of kinds) {
  test(`axe finds nothing on ${address}, and nothing scrolls sideways`, async ({ page }) => {
    test.slow();
    // One page for all variants: only what differs from the previous one is checked again.
    await open(page, address);
    const found: string[] = [];
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await violationsAt(page, `${width} px`)));
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await violationsAt(page, `${width} px, dark`, true)));
      await page.emulateMedia({ colorScheme: "light" });
    }
    await page.emulateMedia({ forcedColors: "active" });
    found.push(...(await violationsAt(page, "forced colours", true)));
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 375, height: 800 });
    await scaleText(page, 2);
    found.push(...(await sideways(page, "375 px, text at 200 %")));
    await scaleText(page, 1);
    await spaceText(page);
    for (const width of [320, 375, 768, 1024, 1150, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await sideways(page, `${width} px, letters set wide`)));
    }
    expect(found).toEqual([]);
  });
}

/** Background colours of an element's `::before`, and of the page. */
const before = (element: Element) => [
  getComputedStyle(element, "::before").backgroundColor,
  getComputedStyle(document.body).backgroundColor,
];

test("in forced colours a measure keeps its bar, a logo the white it was drawn for", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, "/realisations/minutes-etude-notariale");
  const [bar, ground] = await page.locator("table td span").first().evaluate(before);
  expect(bar).not.toBe(ground);
  await open(page, "/");
  await expect(page.locator("#stack img").first().locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("with text at 200 % the home page keeps its words whole, and its header in its place", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/");
  await scaleText(page, 2);
  expect(await page.locator("h1").evaluate(cutWords)).toEqual([]);
  expect(await page.locator("#portfolio article").first().evaluate(cutWords)).toEqual([]);
  // What clips hides a sideways scroll: the underlined words are seen whole, however long, and the statistics too.
  const title = page.locator("h1");
  await title.locator("span").evaluate((highlight) => (highlight.textContent = "professionnalisation documentaire"));
  for (const scale of [1, 2]) {
    await scaleText(page, scale);
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await title.boundingBox())!.width).toBeLessThan(375);
  }
  const statistics = page.locator("#accueil dl");
  expect(await statistics.evaluate(cutWords)).toEqual([]);
  const ends = await statistics.locator("dd").evaluateAll((all) =>
    all.map((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThan(375);
  const header = page.getByRole("banner");
  expect((await header.boundingBox())!.height).toBeLessThan(812 / 6);

  // In a low window, what a link leads to stands clear of the header.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto("/#services");
  const top = () => page.locator("#services").evaluate((band) => band.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(360 / 2);
  const { y, height } = (await header.boundingBox())!;
  expect(await top()).toBeGreaterThanOrEqual(y + height);
});
