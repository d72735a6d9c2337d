import { watchBookingClicks } from "./booking-clicks";
import { watchErrors } from "./javascript-errors";
import { onReturn, reportPageView } from "./page-views";
import { measureScrollDepth } from "./scroll-depth";
import { measureTimeOnPage } from "./time-on-page";
import { measureWebVitals } from "./web-vitals";

/** Each measurement hands back what stops it. */
export type Stop = () => void;

/** The page view comes before anything that is measured in it (docs/contrat.md, «Événements»). */
function startPageView(): Stop {
  reportPageView();
  const stops = [measureTimeOnPage(), watchErrors(), measureScrollDepth()];
  return () => {
    for (const end of stops) end();
  };
}

/** Starts what measures the page, now and each time it comes back from the back/forward cache. */
export function startMeasurements(): Stop {
  let endPageView = startPageView();
  const stopReturns = onReturn(() => {
    endPageView();
    endPageView = startPageView();
  });
  const stopClicks = watchBookingClicks();
  measureWebVitals();
  return () => {
    stopReturns();
    endPageView();
    stopClicks();
  };
}
