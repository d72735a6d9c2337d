/**
 * The domains a cookie of this page may sit on: `www.exemple.fr` and `exemple.fr`, and the host alone
 * (no domain). Tags set theirs as high as the browser lets them, which varies with the public suffix.
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

/** Erases the cookies whose names match, on every domain level they may sit on. */
export function eraseCookies(pattern: RegExp): void {
  for (const name of cookieNames(pattern)) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    document.cookie = expired;
    for (const domain of domainLevels(window.location.hostname)) document.cookie = `${expired}; Domain=${domain}`;
  }
}
