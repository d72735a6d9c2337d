/** @jest-environment node */
import { securityText } from "./security-text";

test("has a contact, its own URL, and an expiry within a year (RFC 9116)", () => {
  const site = { siteUrl: "https://exemple.fr", contact: { to: "moi@exemple.fr", phone: null } };
  const now = new Date("2026-01-05T10:00:00.123Z");
  const lines = securityText(site, now).split("\n");
  expect(lines).toContain("Contact: mailto:moi@exemple.fr");
  expect(lines).toContain("Canonical: https://exemple.fr/.well-known/security.txt");
  const expires = lines.find((line) => line.startsWith("Expires: "))?.slice("Expires: ".length) ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect((Date.parse(expires) - now.getTime()) / 86_400_000).toBeLessThan(365);
});
