import type { Choice } from "../consent/record";
import { pushGtagCommand } from "./data-layer";

/** Google Consent Mode v2 signals, by kind of storage. */
type ConsentSignals = Record<
  "analytics_storage" | "ad_storage" | "ad_user_data" | "ad_personalization",
  "granted" | "denied"
>;

const consentState = (yes: boolean) => (yes ? "granted" : "denied");

const signalsOf = ({ analytics, marketing }: Choice): ConsentSignals => ({
  analytics_storage: consentState(analytics),
  ad_storage: consentState(marketing),
  ad_user_data: consentState(marketing),
  ad_personalization: consentState(marketing),
});

let lastKey: string | undefined;

const keyOf = ({ analytics, marketing }: Choice) => `${String(analytics)} ${String(marketing)}`;

/** Whether this choice is the last one sent to the tags. */
export const isLastSent = (choice: Choice): boolean => keyOf(choice) === lastKey;

/** To call once the commands were removed from the layer: the next choice is then sent with its `default` again. */
export function forgetLastSent(): void {
  lastKey = undefined;
}

/**
 * Sends the visitor's choice to the tags. The first call sends a `default` command that denies everything, as basic
 * consent mode requires; both commands are in the data layer before the tag manager loads.
 */
export function pushConsent(choice: Choice): void {
  if (isLastSent(choice)) return;
  if (lastKey === undefined) pushGtagCommand("consent", "default", signalsOf({ analytics: false, marketing: false }));
  pushGtagCommand("consent", "update", signalsOf(choice));
  lastKey = keyOf(choice);
}
