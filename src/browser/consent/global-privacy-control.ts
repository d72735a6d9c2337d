/**
 * Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). A choice later
 * made on this site takes precedence.
 */
export function asksForPrivacy(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
