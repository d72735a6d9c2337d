import { useSyncExternalStore } from "react";
import { currentConsent, onConsentChange } from "../../browser/consent/consent";
import type { ConsentRecord } from "../../browser/consent/record";

/** What the prebuilt page knows of the visitor's choice: nothing, so that it never shows the banner. */
const unknown = () => undefined;

/** The visitor's choice, `null` without one, `undefined` until the page is awake. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore<ConsentRecord | null | undefined>(onConsentChange, currentConsent, unknown);
}
