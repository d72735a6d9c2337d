import type { ConsentRecord } from "../consent/record";
import { pushConsent } from "./consent-mode";
import { setGate } from "./data-layer";
import { allowGoogleAnalytics } from "./google-analytics";
import { startMeasurements, type Stop } from "./measurements";
import { activateTagManager } from "./tag-manager";

/** The chunk loaded at consent, or for a dry run of the inspector. */

let granted = false;
let dryRun = false;
let stop: Stop | undefined;

function grant(consent: ConsentRecord): void {
  granted = true;
  stop?.();
  allowGoogleAnalytics(true);
  setGate(true);
  pushConsent(consent);
  activateTagManager();
  stop = startMeasurements();
}

function withdraw(): void {
  granted = false;
  pushConsent({ analytics: false, marketing: false });
  setGate(false);
  allowGoogleAnalytics(false);
  stop?.();
  stop = dryRun ? startMeasurements() : undefined;
}

/** Applies the visitor's choice. Idempotent. */
export function applyConsent(consent: ConsentRecord | null): void {
  if (consent?.analytics) {
    if (granted) pushConsent(consent);
    else grant(consent);
  } else if (granted) withdraw();
}

/** Starts the measurements without consent, while the gate still drops every push. For the inspector only. */
export function startDryRun(): void {
  dryRun = true;
  stop ??= startMeasurements();
}
