import { watchBookingClicks } from "./booking-clicks";
import { watchErrors } from "./javascript-errors";
import { reportPageView } from "./report-page-view";
import { measureScrollDepth } from "./scroll-depth";
import { measureTimeOnPage } from "./time-on-page";
import { afterTitle } from "./title";
import { currentPageView, onPageView } from "./page-views";
import { measureWebVitals } from "./web-vitals";

/** Each measurement hands back what stops it. */
export type Stop = () => void;

function startPageView(): Stop {
  const stops: Stop[] = [measureTimeOnPage()];
  stops.push(
    afterTitle(() => {
      reportPageView();
      stops.push(watchErrors(), measureScrollDepth());
    }),
  );
  return () => {
    for (const end of stops) end();
  };
}

/** Starts what measures the pages, from the current one on. */
export function startMeasurements(): Stop {
  measureWebVitals();
  const stopClicks = watchBookingClicks();
  // Consent of an earlier visit may be followed before Gatsby announces the first page.
  let endPageView: Stop = currentPageView() > 0 ? startPageView() : () => {};
  const stopPageViews = onPageView(() => {
    endPageView();
    endPageView = startPageView();
  });
  return () => {
    stopPageViews();
    endPageView();
    stopClicks();
  };
}
