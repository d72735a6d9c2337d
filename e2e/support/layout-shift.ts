import type { Page } from "@playwright/test";

/**
 * Sum of the layout shifts of the page so far (Layout Instability API, a share of the window).
 *
 * @param afterInput whether those count too that follow an input, which browsers leave out of a page's score.
 */
export const layoutShift = (page: Page, { afterInput }: { afterInput: boolean }) =>
  page.evaluate(
    (all) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
            if (all || !hadRecentInput) sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        // What was shifted is told with the frame after the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
    afterInput,
  );
