import type { Choice } from "../consent/record";
import { pushCommand } from "./data-layer";

/** Google Consent Mode v2: what each kind of storage may do. */
type Grants = Record<"analytics_storage" | "ad_storage" | "ad_user_data" | "ad_personalization", "granted" | "denied">;

const say = (yes: boolean) => (yes ? "granted" : "denied");

const grantsOf = ({ analytics, marketing }: Choice): Grants => ({
  analytics_storage: say(analytics),
  ad_storage: say(marketing),
  ad_user_data: say(marketing),
  ad_personalization: say(marketing),
});

let last: string | undefined;

/**
 * Tells the tags what the visitor chose. The very first time it says beforehand that nothing is allowed by
 * default, as the basic mode requires; both commands stand in the layer before the script is asked for.
 */
export function announceChoice(choice: Choice): void {
  const key = `${String(choice.analytics)} ${String(choice.marketing)}`;
  if (key === last) return;
  if (last === undefined) pushCommand("consent", "default", grantsOf({ analytics: false, marketing: false }));
  pushCommand("consent", "update", grantsOf(choice));
  last = key;
}
