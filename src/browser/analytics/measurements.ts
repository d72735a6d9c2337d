import { watchBookingClicks } from "./booking-clicks";
import { watchErrors } from "./javascript-errors";
import { forgetPageView, reportPageView } from "./page-views";
import { measureScrollDepth } from "./scroll-depth";
import { measureTimeOnPage } from "./time-on-page";
import { forgetWebVitals, measureWebVitals } from "./web-vitals";

/** Stops a measurement. */
export type Stop = () => void;

const nothingReported = () => ({ times: new Set<string>(), errors: new Set<string>(), depths: new Set<number>() });

/** Once per page view, even if consent is withdrawn and given again meanwhile. */
let reported = nothingReported();

/** The page view must be sent before any event of that page (docs/contrat.md, «Événements»). */
function startPageView(): Stop {
  if (reportPageView()) reported = nothingReported();
  const { times, errors, depths } = reported;
  const stops = [measureTimeOnPage(times), watchErrors(errors), measureScrollDepth(depths)];
  return () => {
    for (const end of stops) end();
  };
}

/**
 * Starts the measurements of the page. They end when it is left, and start again at a restore from the back/forward
 * cache, unless a choice made meanwhile in another page has started or stopped them before.
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

/** What was reported was taken back: it is to report again. */
export function forgetReports(): void {
  forgetPageView();
  forgetWebVitals();
}
