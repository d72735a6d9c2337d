import { type Browser, expect, type Page, test } from "@playwright/test";
import { choose } from "./support/consent";
import { open } from "./support/open-page";

type TraceEvent = { name: string; ts: number; pid: number; args: { elementCount?: number } };

/** How many elements each style recalculation went over, once the page was parsed and painted; larger ones first. */
const recalculations = async (browser: Browser, page: Page, visit: () => Promise<void>) => {
  await browser.startTracing(page, { categories: ["devtools.timeline", "loading"] });
  await visit();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === "firstContentfulPaint");
  const [paint] = marks;
  if (!paint) throw new Error("No first paint in the trace");
  const loads = traceEvents.filter(({ name, pid }) => name === "MarkLoad" && pid === paint.pid);
  const start = Math.max(...[...marks, ...loads].map(({ ts }) => ts));
  return traceEvents
    .filter(({ name, ts, pid }) => name === "UpdateLayoutTree" && pid === paint.pid && ts > start)
    .map(({ args }) => args.elementCount ?? 0)
    .sort((one, other) => other - one);
};

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll("body, body *").length);

/**
 * Through what changes the page: banner, menu, modes, filter, toast. Dialogs are left out: the browser itself goes over
 * the whole document when it makes it inert under a modal one.
 */
const visitHome = async (page: Page) => {
  await open(page, "/");
  await choose(page, "Refuser");
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Détaillé" }).click();
  await page.getByRole("button", { name: "Voir plus de réalisations" }).click();
  await page.getByRole("button", { name: "Compact" }).click();
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Veuillez remplir tous les champs.").first()).toBeVisible();
};

const leaveBanner = (path: string) => async (page: Page) => {
  await open(page, path);
  await choose(page, "Refuser");
};

const visits = [
  ["/", 375, visitHome],
  ["/", 1280, visitHome],
  ...["/blog", "/blog/classer-sans-perdre", "/mentions-legales"].map((path) => [path, 375, leaveBanner(path)] as const),
] as const;

for (const [path, width, visit] of visits) {
  test(`on ${path} at ${width} px, once painted, nothing restyles a third of the page`, async ({ browser, page }) => {
    // A font that comes after the first paint restyles all that it draws, once: that is the browser's own.
    await page.route("**/fonts/hanken*", (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    const counts = await recalculations(browser, page, () => visit(page));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan((await countElements(page)) / 3);
  });
}
