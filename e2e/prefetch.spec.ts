import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/awake";
import { rememberChoice } from "./support/consent";
import { fadeWithoutEnd } from "./support/fade-without-end";

test.beforeEach(({ context }) => rememberChoice(context, false));

/** Paths that the page asks the site for, in order. */
const follow = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

const firstArticle = (page: Page) => page.locator("main article").getByRole("link").first();

/** What an article is made of, once its template's script is there. */
const parts = async (page: Page) => {
  const path = await firstArticle(page).getAttribute("href");
  return { data: `/page-data${path}/page-data.json`, text: new RegExp(`^/prose/${path?.split("/").at(-1)}\\.`) };
};

for (const [intent, reach] of [
  ["pointed at", (page: Page) => firstArticle(page).hover()],
  ["focused", (page: Page) => firstArticle(page).focus()],
  ["touched", (page: Page) => firstArticle(page).dispatchEvent("touchstart")],
] as const) {
  test(`an article is fetched with its text when its link is ${intent}, and not before`, async ({ page }) => {
    const asked = follow(page);
    await open(page, "/blog");
    const { data, text } = await parts(page);
    await firstArticle(page).scrollIntoViewIfNeeded();
    expect(asked).not.toContain(data);
    await reach(page);
    await expect.poll(() => asked).toContain(data);
    await expect.poll(() => asked.filter((path) => text.test(path))).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await firstArticle(page).click();
    await expect(page.locator("[data-body] p").first()).toBeVisible();
    expect(asked.slice(before).filter((path) => path === data || text.test(path))).toEqual([]);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: "3g" }, { type: "cellular" }]) {
  test(`over a connection with ${JSON.stringify(connection)} an article comes when asked for`, async ({ page }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, "connection", { value: told });
    }, connection);
    const asked = follow(page);
    await open(page, "/blog");
    const { data } = await parts(page);
    await firstArticle(page).hover();
    await firstArticle(page).focus();
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain(data);
    await firstArticle(page).click();
    await expect(page.locator("[data-body] p").first()).toBeVisible();
    expect(asked).toContain(data);
  });
}

test.describe("one page gives way to the next", () => {
  /** Counts the transitions that the page asks the browser for. */
  const countTransitions = async (page: Page) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const seen = Object.assign(window, { transitions: 0 });
      document.startViewTransition = (change) => {
        seen.transitions += 1;
        return start(change);
      };
    });
    return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  };

  test("by fading, at its top, with its title and its focus", async ({ page }) => {
    const transitions = await countTransitions(page);
    await open(page, "/blog");
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole("contentinfo").getByRole("link", { name: "Stack technique" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Stack technique/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await transitions()).toBe(1);
    // An anchor, and the way back, move nothing.
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect(await transitions()).toBe(1);
  });

  test("at once for whoever prefers stillness", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const transitions = await countTransitions(page);
    await open(page, "/blog");
    await page.getByRole("contentinfo").getByRole("link", { name: "Stack technique" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await transitions()).toBe(0);
  });

  test.describe("on a touch screen", () => {
    test.use({ isMobile: true, hasTouch: true });

    test("at once", async ({ page }) => {
      const transitions = await countTransitions(page);
      await open(page, "/blog");
      await page.getByRole("contentinfo").getByRole("link", { name: "Stack technique" }).tap();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^Stack technique/);
      expect(await transitions()).toBe(0);
    });
  });

  test("and answers a press while it fades", async ({ page }) => {
    await open(page, "/blog");
    await page.evaluate(fadeWithoutEnd);
    await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
    await expect(page).toHaveURL(/mentions-legales/);
    // The address is the next page's before that page is there, lower or higher than the one before.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // As a visitor does: on what is seen, whatever the browser says lies there.
    await page.getByRole("contentinfo").getByRole("link", { name: "Stack technique" }).click({ force: true });
    await expect(page).toHaveURL(/stack-technique/);
  });
});
