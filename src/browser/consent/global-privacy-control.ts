/**
 * Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). A choice made later
 * on this site takes precedence.
 */
export function hasGlobalPrivacyControl(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
