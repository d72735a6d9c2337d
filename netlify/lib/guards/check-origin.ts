import { Refusal } from "./refusal";

/** `none`: started by the visitor, not by a page. */
const trustedSites = ["same-origin", "none"];

function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return trustedSites.includes(site);
  // Browsers before 2023. A program sends neither header: it is no page that a visitor was lured to.
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Refuses what another site's page sends: its visitors did not mean to write to us. */
export function checkOrigin(request: Request): void {
  if (!isOwnOrigin(request)) throw new Refusal(403, "Ce message vient d’un autre site\u00A0: il n’a pas été envoyé.");
}
