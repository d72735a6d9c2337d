import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../../shared/consent-terms";
import type { ConsentRecord } from "../consent/record";
import { forgetLastSent, isLastSent, pushConsent } from "./consent-mode";
import { eraseCookies } from "./cookies";
import { isGtagCommand, pushAgain, setGateOpen, removeMessages } from "./data-layer";
import { setGoogleAnalyticsAllowed } from "./google-analytics";
import { resetReports, startMeasurements, type Stop } from "./measurements";
import { activateTagManager, onScriptLoad, tagManagerState } from "./tag-manager";

// This file and its imports are a chunk of their own, loaded at consent or for a dry run of the inspector.

const noConsent = { analytics: false, marketing: false };

let granted = false;
let dryRun = false;
let stop: Stop | undefined;

/** The message that starts the tag manager, removed from the layer when consent was withdrawn before it loaded. */
let pendingStart: unknown[] = [];

const isStart = (message: unknown): boolean => (message as { event?: unknown } | null)?.event === "gtm.js";

/** Whether the tag manager is still loading, hence has read nothing of the layer. */
const isTagManagerLoading = () => tagManagerState() === "requested";

/** A script that loads after a withdrawal may add a stream or set cookies: forbid the stream, delete the cookies. */
onScriptLoad(() => {
  setGoogleAnalyticsAllowed(granted);
  if (granted) return;
  eraseCookies(ANALYTICS_COOKIES);
  eraseCookies(MARKETING_COOKIES);
});

function grant(consent: ConsentRecord): void {
  granted = true;
  stop?.();
  setGoogleAnalyticsAllowed(true);
  setGateOpen(true);
  pushConsent(consent);
  activateTagManager();
  pushAgain(pendingStart.splice(0));
  stop = startMeasurements();
}

/** Stops everything. If the tag manager is still loading, it must find only the denied consent in the layer. */
function withdraw(): void {
  granted = false;
  if (isTagManagerLoading()) {
    pendingStart = removeMessages().filter(isStart);
    forgetLastSent();
    resetReports();
  }
  pushConsent(noConsent);
  setGateOpen(false);
  setGoogleAnalyticsAllowed(false);
  stop?.();
  stop = dryRun ? startMeasurements() : undefined;
}

/**
 * Sends a changed choice. If the tag manager is still loading, it must find the last choice only, before the events.
 */
function updateConsent(consent: ConsentRecord): void {
  if (isLastSent(consent)) return;
  const unread = isTagManagerLoading() ? removeMessages().filter((message) => !isGtagCommand(message)) : [];
  if (isTagManagerLoading()) forgetLastSent();
  pushConsent(consent);
  pushAgain(unread);
}

/** Applies the visitor's choice. Idempotent. */
export function applyConsent(consent: ConsentRecord | null): void {
  if (consent?.analytics) {
    if (granted) updateConsent(consent);
    else grant(consent);
  } else if (granted) withdraw();
}

/** Starts the measurements without consent, for the inspector: the gate still drops every push. */
export function startDryRun(): void {
  dryRun = true;
  stop ??= startMeasurements();
}
