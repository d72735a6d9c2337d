import { watchBookingClicks } from "./booking-clicks";
import { watchErrors } from "./javascript-errors";
import { onRestore, reportPageView } from "./page-views";
import { measureScrollDepth } from "./scroll-depth";
import { measureTimeOnPage } from "./time-on-page";
import { measureWebVitals } from "./web-vitals";

/** Stops a measurement. */
export type Stop = () => void;

/** The page view must be sent before any event of that page (docs/contrat.md, «Événements»). */
function startPageView(): Stop {
  reportPageView();
  const stops = [measureTimeOnPage(), watchErrors(), measureScrollDepth()];
  return () => {
    for (const end of stops) end();
  };
}

/** Starts the measurements of the page, again at each restore from the back/forward cache. */
export function startMeasurements(): Stop {
  let endPageView = startPageView();
  const stopRestores = onRestore(() => {
    endPageView();
    endPageView = startPageView();
  });
  const stopClicks = watchBookingClicks();
  measureWebVitals();
  return () => {
    stopRestores();
    endPageView();
    stopClicks();
  };
}
