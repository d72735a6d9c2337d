import { useSyncExternalStore } from "react";
import { currentConsent, onConsentChange } from "../../browser/consent/consent";
import type { ConsentRecord } from "../../browser/consent/record";

/** Server snapshot: unknown, so that the banner is never prerendered. */
const unknown = () => undefined;

/** The visitor's choice, `null` without one, `undefined` before hydration. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore<ConsentRecord | null | undefined>(onConsentChange, currentConsent, unknown);
}
