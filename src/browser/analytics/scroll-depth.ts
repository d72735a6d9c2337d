import { track } from "./track";

const steps = [25, 50, 75, 90] as const;

/** Reports the scroll depth of the current page: each threshold once, in order. */
export function measureScrollDepth(): () => void {
  const left = new Set<(typeof steps)[number]>(steps);

  const report = (): void => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    for (const step of left) {
      // One pixel of tolerance: scroll positions are rounded to device pixels.
      if (range <= 1 || window.scrollY + 1 < (range * step) / 100) continue;
      left.delete(step);
      track("scroll_depth", { percent_scrolled: step });
    }
  };

  report();
  document.addEventListener("scroll", report, { passive: true });
  return () => document.removeEventListener("scroll", report);
}
