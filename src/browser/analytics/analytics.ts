import { currentConsent, onConsentChange } from "../consent/consent";
import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../consent/policy";
import { eraseCookies } from "./cookies";
import { installDataLayer } from "./data-layer";
import type * as measurementsModule from "./measurements";
import { watchReturns } from "./visits";

type Measurements = typeof measurementsModule;

let measurements: Measurements | undefined;

/** Loads the measurements, in their own chunk; a failure (network, blocker) is worth a message, no more. */
function loadMeasurements(then: (loaded: Measurements) => void): void {
  import("./measurements").then(then, (reason: unknown) => console.info("Mesure d’audience indisponible", reason));
}

/** Does what the current choice asks for: measure, or stop and leave no cookie behind. */
function follow(): void {
  const consent = currentConsent();
  if (measurements) measurements.follow(consent);
  else if (consent?.analytics) {
    loadMeasurements((loaded) => {
      measurements = loaded;
      // The choice may have changed while the chunk was on its way.
      loaded.follow(currentConsent());
    });
  }
  if (!consent?.analytics) eraseCookies(ANALYTICS_COOKIES);
  if (!consent?.analytics || !consent.marketing) eraseCookies(MARKETING_COOKIES);
}

/**
 * Idle time first: for a visitor who accepted earlier, the page comes before its measurement.
 * A page that the browser prepares in advance is not measured until it is shown.
 */
function whenSeen(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) page.addEventListener("prerenderingchange", callback, { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1500 });
  else setTimeout(callback, 200);
}

/** Creates the data layer, shut, and follows the visitor's choice from then on. To call once, first. */
export function startAnalytics(): void {
  installDataLayer();
  watchReturns();
  onConsentChange(follow);
  whenSeen(follow);
}

/** For the inspector: measures without consent too, while the gate holds every push back. */
export function rehearseAnalytics(): void {
  loadMeasurements((loaded) => loaded.rehearse());
}
