import type { Page } from "@playwright/test";

/**
 * Cumulated layout shift of the page so far (Layout Instability API), once its HTML is there: on a busy machine, a frame
 * painted before may show half a card.
 *
 * @param afterInput whether to include shifts right after an input, which the CLS excludes.
 */
export const layoutShift = (page: Page, { afterInput }: { afterInput: boolean }) =>
  page.evaluate(
    (all) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const [navigation] = performance.getEntriesByType("navigation");
        const parsed = navigation?.domInteractive ?? 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
            if (entry.startTime >= parsed && (all || !hadRecentInput)) sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Shifts are reported two frames later.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
    afterInput,
  );

/**
 * Pages are then read in the fonts that stand in for theirs (src/styles/_fallback-faces.scss): a font that comes late,
 * on a busy machine, breaks some line elsewhere, which text-face.spec.ts measures.
 */
export const keepFontsAway = (page: Page) => page.route("**/fonts/*", (route) => route.abort());
