/**
 * What the code and the privacy policy must agree on: what is stored, under which name, how long.
 * The keys stand in `storage/keys.ts`; the French text that goes with each name in `src/components/prose/stored-items.ts`,
 * which never reaches the browser.
 */

/**
 * Changes whenever something else is stored, or for another purpose: every visitor is then asked again,
 * as the CNIL requires consent to be given for known purposes.
 */
export const POLICY_VERSION = "2";

/** Months after which a choice is asked again (CNIL, guidelines of 17 September 2020). */
export const CONSENT_MONTHS = 6;

/** Months a Google Analytics cookie may live (docs/contrat.md, «Constantes»). */
export const COOKIE_MONTHS = 13;

/** The names of the cookies that Google's tags write, no wider: another's may begin alike (`_gallery`). */
export const ANALYTICS_COOKIES = /^_(ga|ga_[A-Z0-9]+|gid|gat(_.+)?)$/;
export const MARKETING_COOKIES = /^_gcl_[a-z]{2}$/;
