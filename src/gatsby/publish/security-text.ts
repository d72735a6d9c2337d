import type { SiteFacts } from "./site-facts";

/** RFC 9116 recommends less than a year, so that an abandoned file expires. */
const validDays = 360;

/** The content of security.txt: where to report a vulnerability (RFC 9116). */
export function securityText({ siteUrl, contact }: Pick<SiteFacts, "siteUrl" | "contact">, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: mailto:${contact.to}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: fr",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
