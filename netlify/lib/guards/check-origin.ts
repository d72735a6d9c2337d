import { ContactRefusal } from "./contact-refusal";

/** Rejects cross-site requests (CSRF). */
export function checkOrigin({ headers, url }: Request): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // `none`: a navigation started by the user.
  let isOurs = site === "same-origin" || site === "none";
  // Browsers before 2023 lack `Sec-Fetch-Site`: compare `Origin`. Other programs send neither header; CSRF needs a browser.
  if (site === null) isOurs = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  if (!isOurs) throw new ContactRefusal(403, "Ce message vient d’un autre site\u00A0: il n’a pas été envoyé.");
}
