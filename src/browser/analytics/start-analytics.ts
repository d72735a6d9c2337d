import { currentConsent, onConsentChange } from "../consent/consent";
import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../../shared/consent-terms";
import type * as measuring from "./measuring";
import { eraseCookies } from "./cookies";
import { installDataLayer } from "./data-layer";

type Measuring = typeof measuring;

let measuringModule: Measuring | undefined;

/** Loads the measuring code, in its own chunk; a failure (network, ad blocker) is logged only. */
function loadMeasuring(then: (loaded: Measuring) => void): void {
  import("./measuring").then(then, (reason: unknown) => console.info("Mesure d’audience indisponible", reason));
}

/** Applies the current choice: starts measuring, or stops and deletes the cookies. */
function applyConsent(): void {
  const consent = currentConsent();
  if (measuringModule) measuringModule.applyConsent(consent);
  else if (consent?.analytics) {
    loadMeasuring((loaded) => {
      measuringModule = loaded;
      // The choice may have changed while the chunk was loading.
      loaded.applyConsent(currentConsent());
    });
  }
  if (!consent?.analytics) eraseCookies(ANALYTICS_COOKIES);
  if (!consent?.analytics || !consent.marketing) eraseCookies(MARKETING_COOKIES);
}

/** Waits for idle time, so that measuring never delays the page; a prerendered page waits until it is shown. */
function whenIdle(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) page.addEventListener("prerenderingchange", callback, { once: true });
  else if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1500 });
  else setTimeout(callback, 200);
}

/**
 * Creates the data layer with its gate closed, then applies the visitor's choice and its changes. Changes are listened
 * to only once the page is shown: a prerendered page also receives those of other tabs. Call once, before Gatsby's
 * plugin pushes (50 ms).
 */
export function startAnalytics(): void {
  installDataLayer();
  whenIdle(() => {
    onConsentChange(applyConsent);
    applyConsent();
  });
}

/** For the inspector: starts the measurements without consent, while the gate still drops every push. */
export function startDryRun(): void {
  loadMeasuring((loaded) => loaded.startDryRun());
}
