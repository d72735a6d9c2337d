import type { Locator, Page } from "@playwright/test";

/** What a gesture shows beside its own effect: a modal dialog, or another page of the site with its text. */
export type Wanted = "dialog" | "page";

type Seen = Window & { answers: number[] };

/** To run before the page's own scripts: notes how long each gesture waited for the next paint (Event Timing). */
export const noteAnswers = () => {
  const seen = Object.assign(window, { answers: [] as number[] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.answers.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/**
 * In the page: milliseconds from the next click to the frame that shows what was wanted. None of its functions has
 * a name: esbuild would keep it by a helper that the page does not have.
 */
const watchNextClick = (wanted: Wanted) => {
  const former = document.querySelector("main h1");
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        new MutationObserver((_changes, observer) => {
          const isThere =
            wanted === "dialog"
              ? document.querySelector("dialog:modal") !== null
              : document.querySelector("main h1") !== former && !document.querySelector("[data-body][aria-busy=true]");
          if (!isThere) return;
          observer.disconnect();
          // A task asked for by a frame runs once it is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document, { attributes: true, childList: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { shown });
};

/** Time for what a gesture starts to end, in milliseconds. */
const settling = 600;

/**
 * Touches `target`, which had the focus for a moment; it is given by its place, for a search in the page is script.
 *
 * @returns milliseconds to the next paint, or to that of what was wanted.
 */
export const measureGesture = async (page: Page, target: Locator, wanted?: Wanted): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  if (wanted) await target.focus();
  if (wanted) await page.evaluate(watchNextClick, wanted);
  await page.waitForTimeout(settling);
  const box = await target.boundingBox();
  if (!box) throw new Error("A gesture's target is not in sight");
  await page.evaluate(() => void (window as unknown as Seen).answers.splice(0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(settling);
  const painted = await page.evaluate(() => Math.max(0, ...(window as unknown as Seen).answers));
  const shown = wanted ? await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown) : 0;
  return Math.max(painted, shown);
};
