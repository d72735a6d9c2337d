/**
 * The domains a cookie of this page may be set on: `www.exemple.fr`, `exemple.fr`, and host-only
 * (no domain). Tags use the highest one the browser accepts, which depends on the public suffix.
 */
function domainLevels(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** The names of this page's cookies that match. */
export function cookieNames(pattern: RegExp): string[] {
  const names = document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  return names.filter((name) => pattern.test(name));
}

/** Deletes the cookies whose names match, on every domain level. */
export function eraseCookies(pattern: RegExp): void {
  for (const name of cookieNames(pattern)) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    document.cookie = expired;
    for (const domain of domainLevels(window.location.hostname)) document.cookie = `${expired}; Domain=${domain}`;
  }
}
