import { watchBookingClicks } from "./booking-clicks";
import { watchErrors } from "./javascript-errors";
import { resetPageView, reportPageView } from "./page-views";
import { measureScrollDepth } from "./scroll-depth";
import { measureTimeOnPage } from "./time-on-page";
import { resetWebVitals, measureWebVitals } from "./web-vitals";

/** Stops what the function that returned it has started. */
export type Stop = () => void;

const newReports = () => ({
  timeLabels: new Set<string>(),
  errors: new Set<string>(),
  countedDepths: new Set<number>(),
});

/** What this page view has reported: not reported again if consent is withdrawn and given again. */
let reported = newReports();

/** Reports the page view, then starts its measurements: `page_view` comes before any other event (docs/contrat.md, «Événements»). */
function startPageView(): Stop {
  if (reportPageView()) reported = newReports();
  const { timeLabels, errors, countedDepths } = reported;
  const stops = [measureTimeOnPage(timeLabels), watchErrors(errors), measureScrollDepth(countedDepths)];
  return () => {
    for (const end of stops) end();
  };
}

/**
 * Starts the measurements of the page. Leaving the page ends them, a restore from the back/forward cache starts them
 * again, unless a choice made meanwhile in another tab has already started or stopped them.
 */
export function startMeasurements(): Stop {
  let endPageView: Stop | undefined = startPageView();
  const listening = new AbortController();
  const leave = (): void => {
    endPageView?.();
    endPageView = undefined;
  };
  window.addEventListener("pagehide", leave, listening);
  window.addEventListener("pageshow", () => (endPageView ??= startPageView()), listening);
  const stopClicks = watchBookingClicks();
  measureWebVitals();
  return () => {
    listening.abort();
    leave();
    stopClicks();
  };
}

/** To call once the reported events were removed from the layer: they are then reported again. */
export function resetReports(): void {
  resetPageView();
  resetWebVitals();
}
