/**
 * What the code and the privacy policy must agree on: what is stored, under which name, how long.
 * The French text that goes with each name stands in `stored-items.ts`, which never reaches the browser.
 */

/**
 * Changes whenever something else is stored, or for another purpose: every visitor is then asked again,
 * as the CNIL requires consent to be given for known purposes.
 */
export const POLICY_VERSION = "1";

/** Months after which a choice is asked again (CNIL, guidelines of 17 September 2020). */
export const CONSENT_MONTHS = 6;

/** Months a Google Analytics cookie may live (specification, section 9). */
export const COOKIE_MONTHS = 13;

export const CONSENT_KEY = "cookie-consent";
export const INSPECTOR_KEY = "inspecteur";

/** How the names of the cookies set by the tags begin: erased when the matching consent is missing. */
export const ANALYTICS_COOKIES = "_ga";
export const MARKETING_COOKIES = "_gcl";
