import { Refusal } from "./refusal";

/** Refuses what another site's page sends: its visitors did not mean to write to us. */
export function checkOrigin({ headers, url }: Request): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // `none`: started by the visitor, not by a page.
  let isOurs = site === "same-origin" || site === "none";
  // Browsers before 2023. A program sends neither header: it is no page that a visitor was lured to.
  if (site === null) isOurs = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  if (!isOurs) throw new Refusal(403, "Ce message vient d’un autre site\u00A0: il n’a pas été envoyé.");
}
