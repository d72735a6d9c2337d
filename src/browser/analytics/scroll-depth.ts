import { track } from "./track";

const steps = [25, 50, 75, 90] as const;

/** How far the page can scroll, in CSS pixels. */
const range = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Measures how far the current page is scrolled, by observers: nothing runs between two steps. Each step is
 * reported once, in order, however fast the page was scrolled.
 */
export function measureScrollDepth(): () => void {
  if (!("IntersectionObserver" in window) || !("ResizeObserver" in window)) {
    console.info("Mesure indisponible dans ce navigateur : scroll_depth");
    return () => {};
  }
  const page = document.documentElement;
  const left = new Set<(typeof steps)[number]>(steps);
  let crossings: IntersectionObserver | undefined;

  const report = (): void => {
    for (const step of left) {
      // One pixel of tolerance: positions are rounded to the device's pixels.
      if (range() <= 1 || window.scrollY + 1 < (range() * step) / 100) continue;
      left.delete(step);
      track("scroll_depth", { percent_scrolled: step });
    }
  };

  /** The share of the page that lies above the window's lower edge when each step is reached. */
  const thresholds = (): number[] =>
    steps.map((step) => {
      const edge = (Math.max(range(), 0) * step) / 100 + window.innerHeight - 1;
      return Math.min(1, edge / page.scrollHeight);
    });

  // The page grows («Voir plus de réalisations») and shrinks: the thresholds follow its height.
  const heights = new ResizeObserver(() => {
    crossings?.disconnect();
    // The margin counts everything above the window as seen, so that a jump to the end crosses every step.
    crossings = new IntersectionObserver(report, { rootMargin: "1000000px 0px 0px", threshold: thresholds() });
    crossings.observe(page);
  });
  heights.observe(page);
  return () => {
    heights.disconnect();
    crossings?.disconnect();
  };
}
