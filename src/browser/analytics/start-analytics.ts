import { currentConsent, onConsentChange } from "../consent/consent";
import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../consent/terms";
import type * as consentGate from "./consent-gate";
import { eraseCookies } from "./cookies";
import { installDataLayer } from "./data-layer";

type ConsentGate = typeof consentGate;

let gate: ConsentGate | undefined;

/** Loads the gate and the measurements behind it, in their own chunk; a failure (network, blocker) is worth a message, no more. */
function loadGate(then: (loaded: ConsentGate) => void): void {
  import("./consent-gate").then(then, (reason: unknown) => console.info("Mesure d’audience indisponible", reason));
}

/** Does what the current choice asks for: measure, or stop and leave no cookie behind. */
function follow(): void {
  const consent = currentConsent();
  if (gate) gate.follow(consent);
  else if (consent?.analytics) {
    loadGate((loaded) => {
      gate = loaded;
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
  onConsentChange(follow);
  whenSeen(follow);
}

/** For the inspector: measures without consent too, while the gate holds every push back. */
export function rehearseAnalytics(): void {
  loadGate((loaded) => loaded.rehearse());
}
