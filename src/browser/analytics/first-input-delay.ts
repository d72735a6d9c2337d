import type { Metric } from "web-vitals";

/** Good up to 100 ms, poor above 300 (https://web.dev/articles/fid). web-vitals dropped FID in version 5. */
const rate = (value: number): Metric["rating"] => (value <= 100 ? "good" : value <= 300 ? "needs-improvement" : "poor");

/** Measures, once, the delay in milliseconds between the visitor's first input and its event handlers. */
export function measureFirstInputDelay(callback: (metric: Pick<Metric, "value" | "rating" | "id">) => void): void {
  try {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as PerformanceEventTiming[];
      if (!entry) return;
      observer.disconnect();
      const value = entry.processingStart - entry.startTime;
      const id = `fid-${Date.now()}-${Math.floor(Math.random() * 1e13)}`;
      callback({ value, rating: rate(value), id });
    });
    observer.observe({ type: "first-input", buffered: true });
  } catch {
    // This browser has no such observer: `web-vitals.ts` logs the missing metric.
  }
}
