import type { ConsentRecord } from "../consent/record";
import { announceChoice } from "./consent-mode";
import { setGate } from "./data-layer";
import { allowGoogleAnalytics } from "./google-analytics";
import { startMeasurements, type Stop } from "./measurements";
import { activateTagManager } from "./tag-manager";

/** Everything that loads after consent only, in one chunk. */

let granted = false;
let rehearsing = false;
let stop: Stop | undefined;

function grant(consent: ConsentRecord): void {
  granted = true;
  stop?.();
  allowGoogleAnalytics(true);
  setGate(true);
  announceChoice(consent);
  activateTagManager();
  stop = startMeasurements();
}

function withdraw(): void {
  granted = false;
  announceChoice({ analytics: false, marketing: false });
  setGate(false);
  allowGoogleAnalytics(false);
  stop?.();
  stop = rehearsing ? startMeasurements() : undefined;
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
  stop ??= startMeasurements();
}
