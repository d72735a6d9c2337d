/**
 * Whether the browser asks, on the visitor's behalf, not to be tracked (https://w3c.github.io/gpc/).
 * An express choice made on this site afterwards goes before that general one.
 */
export function asksForPrivacy(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
