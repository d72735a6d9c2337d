import type { Locator, Page } from "@playwright/test";

/** What a gesture shows beside its own effect: a modal dialog, or another page of the site. */
export type Wanted = "dialog" | "page";

/** Milliseconds from a gesture to the paint that answers it and, of a page, to its last part, further down. */
export type Answer = { shown: number; whole: number };

type Seen = Window & { answers: [start: number, duration: number][] };

/** To run before the page's own scripts: notes how long each gesture waited for the next paint (Event Timing). */
export const noteAnswers = () => {
  const seen = Object.assign(window, { answers: [] as [start: number, duration: number][] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.answers.push([entry.startTime, entry.duration]);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/**
 * In the page: milliseconds from the next click to the frame that shows what was wanted. When a page's heading was
 * painted the browser tells (Element Timing): a task asked for by a frame may have to wait for the next ones. Of one
 * that fades in, as a dialog's, it tells nothing: the start of the frame counts, and Event Timing knows its paint, for
 * a dialog opens while its click is handled. None of its functions has a name: esbuild would keep it by a helper that
 * the page does not have.
 */
const watchNextClick = (wanted: Wanted) => {
  const former = document.querySelector("main h1");
  const seen = Object.assign(window, { whole: 0 });
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        new MutationObserver((changes) => {
          const isOfPage = changes.some(
            ({ target, addedNodes: [added] }) =>
              added?.nodeName === "MAIN" || (target instanceof Element && target.closest("main")),
          );
          if (isOfPage) requestAnimationFrame(() => (seen.whole = performance.now() - timeStamp));
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
          if (entry) resolve(entry.renderTime - timeStamp);
        }).observe({ type: "element" });
        new MutationObserver((_changes, observer) => {
          if (wanted === "dialog") {
            if (!document.querySelector("dialog:modal")) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            return;
          }
          const heading = document.querySelector("main h1");
          if (!heading || heading === former) return;
          observer.disconnect();
          heading.setAttribute("elementtiming", "shown");
        }).observe(document, { attributes: true, childList: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { shown });
};

/** Time for what a gesture starts to end, in milliseconds. */
const settling = 600;

/** Touches `target`, which had the focus for a moment; it is given by its place, for a search in the page is script. */
export const measureGesture = async (page: Page, target: Locator, wanted?: Wanted): Promise<Answer> => {
  await target.scrollIntoViewIfNeeded();
  if (wanted) await target.focus();
  if (wanted) await page.evaluate(watchNextClick, wanted);
  await page.waitForTimeout(settling);
  const box = await target.boundingBox();
  if (!box) throw new Error("A gesture's target is not in sight");
  const asked = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(settling);
  const answers = await page.evaluate(() => (window as unknown as Seen).answers);
  // The browser may tell of an earlier gesture with this one.
  const painted = Math.max(0, ...answers.filter(([start]) => start >= asked).map(([, duration]) => duration));
  if (!wanted) return { shown: painted, whole: painted };
  const seen = await page.evaluate<Answer>("shown.then((shown) => ({ shown, whole }))");
  const shown = Math.max(painted, seen.shown);
  return { shown, whole: Math.max(shown, seen.whole) };
};
