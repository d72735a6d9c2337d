import { createHash } from "node:crypto";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The one content-security policy of the site. Gatsby's client-side navigation keeps the
 * first page's policy, so it must suit every page. Styles stay inline: they are built with
 * the page, and images carry their background colour as a style attribute.
 *
 * @param scripts texts of all inline scripts of all pages.
 * @param tagManagerOrigin origin of the tag manager, when one is configured.
 */
export function securityPolicy(scripts: Iterable<string>, tagManagerOrigin?: string): string {
  const hashes = [...new Set([...scripts].map(hash))].sort();
  const measurement = tagManagerOrigin
    ? [
        tagManagerOrigin,
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://*.googletagmanager.com",
      ]
    : [];
  // The panel that Tag Assistant shows on the page brings its own styles and fonts.
  const preview = tagManagerOrigin
    ? { styles: [tagManagerOrigin, "https://fonts.googleapis.com"], fonts: ["https://fonts.gstatic.com"] }
    : { styles: [], fonts: [] };
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes, ...(tagManagerOrigin ? [tagManagerOrigin] : [])],
    "style-src": ["'self'", "'unsafe-inline'", ...preview.styles],
    // The data may name a logo by its outside address (specification, section 7).
    "img-src": ["'self'", "data:", "https:"],
    "connect-src": ["'self'", ...measurement],
    "font-src": ["'self'", ...preview.fonts],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
