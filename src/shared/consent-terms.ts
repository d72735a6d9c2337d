/**
 * Values shared by the code and the privacy policy: what is stored, under which name, for how long.
 * Storage keys are in `storage-keys.ts`; the French description of each name is in
 * `src/components/prose/StoredItems.tsx`, which is never sent to the browser.
 */

/**
 * Version of the policy. Change it whenever something else is stored, or for another purpose: every
 * visitor is then asked again, since the CNIL requires consent for known purposes.
 */
export const POLICY_VERSION = "2";

/** Months after which consent is asked again (CNIL, guidelines of 17 September 2020). */
export const CONSENT_MONTHS = 6;

/** Maximum lifetime of a Google Analytics cookie, in months (docs/contrat.md, «Constantes»). */
export const COOKIE_MONTHS = 13;

/** Names of the cookies set by Google's tags. Strict: another cookie may start with the same letters (`_gallery`). */
export const ANALYTICS_COOKIES = /^_(ga|ga_[A-Z0-9]+|gid|gat(_.+)?)$/;
export const MARKETING_COOKIES = /^_(gcl_[a-z]{2}|gac_.+)$/;
