import type { ConsentRecord } from "../consent/record";
import { watchBookingClicks } from "./booking-clicks";
import { announceChoice } from "./consent-mode";
import { setGate } from "./data-layer";
import { allowGoogleAnalytics } from "./google-analytics";
import { watchErrors } from "./javascript-errors";
import { reportPageView } from "./page-view";
import { measureScrollDepth } from "./scroll-depth";
import { activateTagManager } from "./tag-manager";
import { measureTimeOnPage } from "./time-on-page";
import { afterTitle } from "./title";
import { currentVisit, onVisit } from "./visits";
import { measureWebVitals } from "./web-vitals";

/** Everything that loads after consent only, in one chunk. Each measurement hands back what stops it. */
type Stop = () => void;

let granted = false;
let rehearsing = false;
let stop: Stop | undefined;

function startVisit(): Stop {
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

function start(): Stop {
  measureWebVitals();
  const stopClicks = watchBookingClicks();
  // Consent of an earlier visit may be followed before Gatsby announces the first page.
  let endVisit: Stop = currentVisit() > 0 ? startVisit() : () => {};
  const stopVisits = onVisit(() => {
    endVisit();
    endVisit = startVisit();
  });
  return () => {
    stopVisits();
    endVisit();
    stopClicks();
  };
}

function grant(consent: ConsentRecord): void {
  granted = true;
  stop?.();
  allowGoogleAnalytics(true);
  setGate(true);
  announceChoice(consent);
  activateTagManager();
  stop = start();
}

function withdraw(): void {
  granted = false;
  announceChoice({ analytics: false, marketing: false });
  setGate(false);
  allowGoogleAnalytics(false);
  stop?.();
  stop = rehearsing ? start() : undefined;
}

/** Does what the visitor's choice asks for. Saying the same thing twice changes nothing. */
export function follow(consent: ConsentRecord | null): void {
  if (consent?.analytics) {
    if (granted) announceChoice(consent);
    else grant(consent);
  } else if (granted) withdraw();
}

/** Measures although nothing was accepted; the gate is shut. Only the inspector asks for it. */
export function rehearse(): void {
  rehearsing = true;
  stop ??= start();
}
