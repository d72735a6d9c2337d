import { expect, type Locator, type Page } from "@playwright/test";
import { rememberChoice } from "./support/consent";
import { test } from "./support/look";
import { open } from "./support/open-page";
import { cutWords, scaleText } from "./support/text";

const path = "/blog/classer-sans-perdre";
const sentence = "Une archive que l’on ne retrouve pas est une archive détruite.";
const contents = (page: Page) => page.getByRole("navigation", { name: "Sommaire" });
const entry = (page: Page, name: string) => contents(page).getByRole("link", { name, exact: true });

test.beforeEach(({ context }) => rememberChoice(context, false));

test("the table of contents leads to each part and marks the one being read; a heading links to itself", async ({
  page,
}) => {
  await open(page, path);
  await expect(contents(page).locator("[aria-current]")).toHaveCount(0);
  // Drawn open beside the text, it is open.
  await expect(contents(page).locator("details")).toHaveJSProperty("open", true);
  for (const name of await contents(page).getByRole("link").allTextContents()) {
    await entry(page, name).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
    await expect(contents(page).locator("[aria-current='true']")).toHaveText(name);
  }
  const heading = page.getByRole("heading", { name: "Trier en trois gestes", exact: true });
  await heading.scrollIntoViewIfNeeded();
  await page.locator(".prose").getByRole("link", { name: "Trier en trois gestes", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#trier-en-trois-gestes/);
  await expect(heading).toBeInViewport();
});

test("the progress bar follows the reading without any script or layout", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, path);
  const scale = () =>
    page.evaluate(() => {
      const [animation] = document
        .getAnimations()
        .filter(({ timeline }) => timeline?.constructor.name === "ViewTimeline");
      const bar = (animation?.effect as KeyframeEffect | undefined)?.target;
      return bar ? new DOMMatrix(getComputedStyle(bar).transform).a : undefined;
    });
  await expect.poll(scale).toBe(0);
  await page.locator(".prose > :nth-child(12)").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect.poll(scale).toBeGreaterThan(0.1);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(scale).toBe(1);
});

test("an article or a service has one right edge", async ({ look }) => {
  for (const [address, least] of [
    [path, 5],
    ["/services/plan-de-rangement", 4],
  ] as const)
    for (const width of [768, 1280]) {
      const page = await look(address);
      await page.setViewportSize({ width, height: 800 });
      const edges = await page
        .getByRole("main")
        .locator("> article")
        .evaluate((shown) =>
          [
            shown.querySelector("header :is(article, picture img)"),
            ...shown.querySelectorAll(".prose > :is(p, figure, .callout)"),
            shown.lastElementChild?.lastElementChild,
          ].map((part) => part && Math.round(part.getBoundingClientRect().right)),
        );
      expect(edges.length).toBeGreaterThanOrEqual(least);
      expect([address, width, ...new Set(edges)]).toEqual([address, width, edges[0]]);
      // On an upright tablet, the page's own.
      const footer = await page.getByRole("contentinfo").getByRole("list").last().boundingBox();
      if (width === 768) expect(Math.abs(footer!.x + footer!.width - edges[0]!)).toBeLessThan(4);
    }
});

test("an article's title begins beside its cover, its table of contents beside its introduction", async ({ look }) => {
  const page = await look(path);
  const main = page.getByRole("main");
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const cover = await boxOf(main.locator("picture img").first());
  const heading = await boxOf(main.getByRole("heading", { level: 1 }).locator(".."));
  const contentsBox = await boxOf(contents(page));
  const facts = await boxOf(main.locator("header time").last().locator(".."));
  expect(Math.abs(heading.y - cover.y)).toBeLessThan(2);
  expect(contentsBox.y - cover.y - cover.height).toBeGreaterThan(0);
  expect(contentsBox.y - facts.y - facts.height).toBeLessThan(64);
  const back = await boxOf(main.getByRole("link").first());
  const share = await boxOf(page.getByRole("button", { name: "Partager" }));
  expect(Math.abs(share.y + share.height / 2 - back.y - back.height / 2)).toBeLessThan(4);
  expect(Math.abs(share.x + share.width - cover.x - cover.width)).toBeLessThan(2);
});

test("on a phone, also with text at 200 %, the link back is on one line and nothing overflows sideways", async ({
  look,
}) => {
  const page = await look(path);
  const back = page.getByRole("main").getByRole("link", { name: "Retour au blog" });
  for (const [width, scale] of [
    [320, 1],
    [320, 2],
    [375, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await scaleText(page, scale);
    const look = `${width} px, ${100 * scale} %`;
    expect(await back.evaluate(cutWords), look).toEqual([]);
    expect((await back.boundingBox())!.height, look).toBeLessThan(50 * scale);
    const share = (await page.getByRole("button", { name: "Partager" }).boundingBox())!;
    expect(share.y < (await back.boundingBox())!.y + 10, look).toBe(scale === 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBe(width);
  }
  await scaleText(page, 1);
});

test.describe("in a browser without subgrid", () => {
  test.use({ bypassCSP: true });

  test("a long title is above its facts", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("subgrid", "unknown") });
    });
    // Hydrated: React would put another title in the place of this one.
    await open(page, path);
    const title = page.getByRole("heading", { level: 1 });
    await title.evaluate((element) => (element.textContent = "Un titre de plusieurs lignes ".repeat(6)));
    const name = (await page.getByRole("main").locator("header time").first().boundingBox())!;
    const { y, height } = (await title.boundingBox())!;
    expect(name.y).toBeGreaterThan(y + height);
  });
});

test("on a narrow screen the table of contents is folded, then leads to a part", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, path);
  await expect(entry(page, "Trier en trois gestes")).toBeHidden();
  await expect(contents(page).locator("details")).toHaveJSProperty("open", false);
  await contents(page).getByText("Sommaire").last().click();
  await entry(page, "Trier en trois gestes").click();
  await expect(page.getByRole("heading", { name: "Trier en trois gestes" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read and reached, on a narrow screen too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(entry(page, "Trier en trois gestes")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByText(sentence)).toBeAttached();
    await entry(page, "Trier en trois gestes").click();
    await expect(page.getByRole("heading", { name: "Trier en trois gestes" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
    await page.getByRole("navigation", { name: "Articles voisins" }).getByRole("link").first().click();
    await expect(page.locator(".prose > p").first()).toBeVisible();
  });
});
