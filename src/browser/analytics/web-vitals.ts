import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { measureFirstInputDelay } from "./first-input-delay";
import { track } from "./track";

type PageMetric = Pick<Metric, "value" | "rating" | "id"> & { name: "LCP" | "FID" | "CLS" | "INP" };

/** Milliseconds after which the layout shift is reported (docs/contrat.md, «Constantes»). */
const CLS_DELAY = 5000;

const entryTypes = { LCP: "largest-contentful-paint", CLS: "layout-shift", INP: "event", FID: "first-input" };

const reported = new Set<PageMetric["name"]>();
/**
 * Metrics measured so far. web-vitals measures each once per page load; one measured before consent is kept here and
 * sent at consent.
 */
const measured = new Map<PageMetric["name"], PageMetric>();
let layoutShift: PageMetric | undefined;
let started = false;

/** To call once the reported metrics were removed from the layer: they are then reported again. */
export const resetWebVitals = (): void => reported.clear();

function report(metric: PageMetric): void {
  const { name, value, rating, id } = metric;
  if (reported.has(name)) return;
  if (!measured.has(name)) measured.set(name, metric);
  const sent = track("web_vitals", {
    metric_name: name,
    metric_value: name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    metric_rating: rating,
    metric_id: id,
  });
  if (sent) reported.add(name);
}

/** Logs the metrics that this browser can't observe: web-vitals reports nothing about them. */
function logMissingObservers(): void {
  const supported = "PerformanceObserver" in window ? PerformanceObserver.supportedEntryTypes : [];
  const missing = Object.entries(entryTypes).filter(([, type]) => !supported.includes(type));
  for (const [name] of missing) console.info(`Mesure indisponible dans ce navigateur : ${name}`);
}

/**
 * Reports LCP, CLS, INP and FID, each once per page load, restores from the back/forward cache included. A second call,
 * at consent, sends what the inspector's dry run measured.
 */
export function measureWebVitals(): void {
  for (const metric of measured.values()) report(metric);
  setTimeout(() => {
    if (layoutShift) report(layoutShift);
  }, CLS_DELAY);
  if (started) return;
  started = true;
  logMissingObservers();
  onLCP((metric) => report({ ...metric, name: "LCP" }));
  onINP((metric) => report({ ...metric, name: "INP" }));
  onCLS(
    (metric) => {
      layoutShift = { ...metric, name: "CLS" };
    },
    { reportAllChanges: true },
  );
  measureFirstInputDelay((metric) => report({ ...metric, name: "FID" }));
}
