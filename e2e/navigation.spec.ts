import { expect, test } from "@playwright/test";
import { open, waitForHydration } from "./support/open-page";
import { rememberChoice } from "./support/consent";
import { keepFontsAway, layoutShift } from "./support/layout-shift";

test.beforeEach(({ context }) => rememberChoice(context, false));

test("on a URL with campaign parameters, an anchor link never reloads the page", async ({ page }) => {
  await open(page, "/?utm_source=lettre");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const cases = page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Réalisations" });
  for (let press = 0; press < 2; press += 1) {
    await cases.click();
    await expect(page.locator("#realisations")).toBeInViewport({ ratio: 0.1 });
    await expect(page).toHaveURL("/?utm_source=lettre#realisations");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
});

test.describe("before the scripts", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("scripts do not delay the first paint, and load at the first gesture while a file is still pending", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    // Freeze the clock, so that the scripts' maximum delay never elapses on a busy machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route("**/fonts/*", () => undefined);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => scripts.filter((path) => /^\/(webpack-runtime|framework|app)-/.test(path)).length).toBe(3);
  });

  test("off-screen sections are laid out one after the other once the scripts have loaded, or all at once if one fails", async ({
    page,
  }) => {
    const waiting = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main section[id]")]
          .filter((section) => getComputedStyle(section).contentVisibility === "auto")
          .map(({ id }) => id),
      );
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/app-*.js", async (route) => {
      await failure;
      await route.abort();
    });
    await page.goto("/");
    expect(await waiting()).toEqual(expect.arrayContaining(["services", "portfolio", "faq"]));
    expect(await waiting()).not.toContain("contact");
    await page.keyboard.press("Tab");
    fail();
    await expect.poll(waiting).toEqual([]);
    await page.unroute("**/app-*.js");
    await page.goto("/404");
    await open(page, "/");
    expect(await waiting()).toEqual([]);
  });

  test("a page that is reloaded in its middle, restored, or opened at a text fragment lays out everything and keeps its position", async ({
    page,
  }) => {
    const middle = () =>
      page.evaluate(() => {
        const [first] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
        return [first?.textContent, first?.getBoundingClientRect().top];
      });
    await open(page, "/");
    await page.evaluate(() => document.getElementById("faq")!.scrollIntoView({ behavior: "instant" }));
    const place = await middle();
    await page.route("**/app-*.js", () => undefined);
    await page.reload();
    await expect.poll(middle).toEqual(place);
    await page.goto("/404");
    await page.goBack();
    await expect.poll(middle).toEqual(place);
    await page.goto("/#:~:text=Posez");
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll("main section")].filter(
          (section) => getComputedStyle(section).contentVisibility === "auto",
        ),
      ),
    ).toEqual([]);
  });

  test("a URL with an anchor lays out the whole page, and lands on it exactly", async ({ page }) => {
    await page.route("**/app-*.js", () => undefined);
    for (const anchor of ["faq", "contact"]) {
      await page.goto(`/#${anchor}`);
      const top = () => page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, anchor);
      const landed = await top();
      const settled = await page.evaluate((id) => {
        for (const section of document.querySelectorAll<HTMLElement>("main section")) section.dataset.laidOut = "";
        return document.getElementById(id)!.getBoundingClientRect().top;
      }, anchor);
      expect(settled).toBe(landed);
      await page.goto("/404");
    }
  });

  test("a button pressed before hydration acts after it, however late; an error of an extension shifts nothing", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/app-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await keepFontsAway(page);
    await page.goto("/");
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent("error", { filename: "chrome-extension://portefeuille/inpage.js" }));
      void Promise.reject(new Error("webkit.messageHandlers"));
    });
    expect(await layoutShift(page, { afterInput: true })).toBe(0);
    const detailed = page.getByRole("button", { name: "Détaillé" });
    await detailed.click();
    await expect(detailed).toHaveAttribute("aria-pressed", "false");
    await page.waitForTimeout(3000);
    release();
    await expect(detailed).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu marks the section that the page belongs to", async ({ page }) => {
    for (const [path, label] of [
      ["/blog/garder-ou-jeter", "Blog"],
      ["/realisations/minutes-etude-notariale", "Réalisations"],
      ["/services/plan-de-rangement", "Services"],
      ["/stack-technique", "Stack technique"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("banner").locator("[aria-current]")).toHaveText(label);
    }
  });
});

test("whatever follows the path of an address, its page is shown and its links work", async ({ page, baseURL }) => {
  for (const address of ["/#100%", "/blog#%E0", "/blog?%E0=%&a=%FF#inconnu"]) {
    await page.goto(address);
    // Errors would occur during hydration.
    await waitForHydration(page);
    // A malformed fragment is removed from the URL.
    const shown = /#.*%(?![0-9a-f]{2})|#%E0/i.test(address) ? address.replace(/#.*/, "") : address;
    await expect.poll(() => page.evaluate("location.href")).toBe(`${baseURL}${shown}`);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(1000);
    await page.getByRole("banner").getByRole("link", { name: "Stack technique" }).click();
    await expect(page).toHaveURL(/\/stack-technique$/);
  }
});

test("only a page whose link is hovered is prefetched, and never a download", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/blog/classer-sans-perdre");
  await page.locator("a[download]").first().hover();
  await page.getByRole("banner").getByRole("link", { name: "Stack technique" }).hover();
  await expect.poll(() => asked).toContain("/stack-technique");
  expect(asked.filter((path) => path.startsWith("/telechargements/"))).toEqual([]);
  expect(asked).not.toContain("/blog");
});
