import { track } from "./track";

const steps = [25, 50, 75, 90] as const;

/**
 * Reports how far down the current page is read: each threshold once, in order. Thresholds above the position where the
 * page opens (anchor, reload, return) are not reported: they were not read. `counted` belongs to the page view.
 */
export function measureScrollDepth(counted: Set<number>): () => void {
  const reached = () => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    // One pixel of tolerance: scroll positions are rounded to device pixels.
    return steps.filter((step) => !counted.has(step) && range > 1 && window.scrollY + 1 >= (range * step) / 100);
  };
  const report = (): void => {
    for (const step of reached()) if (track("scroll_depth", { percent_scrolled: step })) counted.add(step);
  };

  for (const step of reached()) counted.add(step);
  document.addEventListener("scroll", report, { passive: true });
  return () => document.removeEventListener("scroll", report);
}
