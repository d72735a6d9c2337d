import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../../shared/consent-terms";
import type { ConsentRecord } from "../consent/record";
import { forgetConsent, isTold, pushConsent } from "./consent-mode";
import { eraseCookies } from "./cookies";
import { isCommand, putBack, setGate, takeBack } from "./data-layer";
import { allowGoogleAnalytics } from "./google-analytics";
import { forgetReports, startMeasurements, type Stop } from "./measurements";
import { activateTagManager, onScriptLanding, tagManagerState } from "./tag-manager";

/** The chunk loaded at consent, or for a dry run of the inspector. */

const nothing = { analytics: false, marketing: false };

let granted = false;
let dryRun = false;
let stop: Stop | undefined;

/** What starts the tag manager, taken back from it while it was on its way. */
let heldStart: unknown[] = [];

const isStart = (message: unknown): boolean => (message as { event?: unknown } | null)?.event === "gtm.js";

/** Whether what was pushed still waits for a tag manager on its way. */
const isUnread = () => tagManagerState() === "requested";

/** Tags that ran have registered themselves; without consent they may have set a cookie before they could be stopped. */
onScriptLanding(() => {
  allowGoogleAnalytics(granted);
  if (granted) return;
  eraseCookies(ANALYTICS_COOKIES);
  eraseCookies(MARKETING_COOKIES);
});

function grant(consent: ConsentRecord): void {
  granted = true;
  stop?.();
  allowGoogleAnalytics(true);
  setGate(true);
  pushConsent(consent);
  activateTagManager();
  putBack(heldStart.splice(0));
  stop = startMeasurements();
}

/** The tag manager may arrive later: it must find nothing but the refusal. */
function withdraw(): void {
  granted = false;
  if (isUnread()) {
    heldStart = takeBack().filter(isStart);
    forgetConsent();
    forgetReports();
  }
  pushConsent(nothing);
  setGate(false);
  allowGoogleAnalytics(false);
  stop?.();
  stop = dryRun ? startMeasurements() : undefined;
}

/** A tag manager on its way finds the last choice alone, before the events. */
function change(consent: ConsentRecord): void {
  if (isTold(consent)) return;
  const unread = isUnread() ? takeBack().filter((message) => !isCommand(message)) : [];
  if (isUnread()) forgetConsent();
  pushConsent(consent);
  putBack(unread);
}

/** Applies the visitor's choice. Idempotent. */
export function applyConsent(consent: ConsentRecord | null): void {
  if (consent?.analytics) {
    if (granted) change(consent);
    else grant(consent);
  } else if (granted) withdraw();
}

/** Starts the measurements without consent, while the gate still drops every push. For the inspector only. */
export function startDryRun(): void {
  dryRun = true;
  stop ??= startMeasurements();
}
