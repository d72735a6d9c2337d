import { track } from "./track";

const steps = [25, 50, 75, 90] as const;

/** Reports the scroll depth of the current page: each threshold once, in order. `reported` is kept for the page view. */
export function measureScrollDepth(reported: Set<number>): () => void {
  const report = (): void => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    for (const step of steps) {
      // One pixel of tolerance: scroll positions are rounded to device pixels.
      if (reported.has(step) || range <= 1 || window.scrollY + 1 < (range * step) / 100) continue;
      if (track("scroll_depth", { percent_scrolled: step })) reported.add(step);
    }
  };

  report();
  document.addEventListener("scroll", report, { passive: true });
  return () => document.removeEventListener("scroll", report);
}
