import { expect, type Page } from "@playwright/test";
import { violations } from "./support/axe";
import { rememberChoice } from "./support/consent";
import { test } from "./support/look";
import { open } from "./support/open-page";
import { kinds } from "./support/routes";
import { cutWords, scaleText, spaceText } from "./support/text";

/** Horizontal overflow of the page in pixels, if any. */
const sideways = async (page: Page, look: string) => {
  const distance = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return distance > 0 ? [`${look}: ${distance} px to the side`] : [];
};

const violationsAt = async (page: Page, look: string, coloursAlone = false) =>
  (await violations(page, { coloursAlone })).map((violation) => `${look}: ${violation}`);

/**
 * Pictures that are cut, among those that have the shape in which cards show them: one of another shape is cropped to it
 * (docs/contrat.md, `imageFocus`).
 */
const cutPictures = (page: Page, look: string) =>
  page.getByRole("img").evaluateAll(
    (images, where) =>
      (images as HTMLImageElement[])
        .filter((image) => image.clientWidth > 0 && image.hasAttribute("width"))
        .map((image) => ({
          alt: image.alt,
          shape: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
          shown: image.clientWidth / image.clientHeight,
        }))
        .filter(({ shape, shown }) => Math.abs(shape - 1.6) < 0.02 && Math.abs(shown / shape - 1) > 0.05)
        .map(({ alt }) => `${where}: cut picture «${alt}»`),
    look,
  );

for (const address of kinds) {
  test(`on ${address} axe finds nothing, nothing scrolls sideways and no picture is cut`, async ({ look }) => {
    test.slow();
    // One page for all variants: only what differs from the previous one is checked again.
    const page = await look(address);
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
    for (const width of [375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await cutPictures(page, `${width} px`)));
    }
    await spaceText(page);
    for (const width of [320, 375, 768, 1024, 1150, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await sideways(page, `${width} px, letters set wide`)));
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    expect(found).toEqual([]);
  });
}

/** Background colours of an element's `::before`, and of the page. */
const before = (element: Element) => [
  getComputedStyle(element, "::before").backgroundColor,
  getComputedStyle(document.body).backgroundColor,
];

test("in forced colours a measure keeps its bar, and a logo its white background", async ({ look }) => {
  const inForcedColours = async (path: string) => {
    const page = await look(path);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    return page;
  };
  const page = await inForcedColours("/realisations/minutes-etude-notariale");
  const [bar, background] = await page.locator("table td span").first().evaluate(before);
  expect(bar).not.toBe(background);
  await inForcedColours("/");
  await expect(page.locator("#stack img").first().locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("with text at 200 % no word of the home page is cut, and its header stays small", async ({ page, context }) => {
  await rememberChoice(context, false);
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
