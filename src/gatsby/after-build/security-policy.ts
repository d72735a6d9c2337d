import { createHash } from "node:crypto";

/** What the built pages hold that a policy must name. */
export type PolicySources = {
  /** Texts of the inline scripts. */
  scripts: ReadonlySet<string>;
  /** Texts of the inline style sheets. */
  styles: ReadonlySet<string>;
  /** Origins of the logos that the data names by an outside address. */
  images: ReadonlySet<string>;
};

/** Longest policy, in bytes: it travels with each answer. */
const longest = 4096;

const hashes = (texts: ReadonlySet<string>) =>
  [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

const measurement = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** The panel that Tag Assistant shows on the page brings its own styles, pictures and fonts. */
const preview = {
  styles: ["https://www.googletagmanager.com", "https://fonts.googleapis.com"],
  images: ["https://ssl.gstatic.com", "https://www.gstatic.com"],
  fonts: ["https://fonts.gstatic.com", "data:"],
};

/**
 * The one content-security policy of the site (CSP level 3), a header of every page: inline scripts read the same on
 * all of them, and a sheet stands once a template, so it does not grow with the pages.
 * Style attributes are apart: images carry their background colour as one.
 *
 * @param tagManagerOrigin origin of the tag manager, when one is configured.
 * @throws when the policy would weigh more than 4 KiB.
 */
export function securityPolicy({ scripts, styles, images }: PolicySources, tagManagerOrigin?: string): string {
  const measured = (...sources: string[]) => (tagManagerOrigin ? [tagManagerOrigin, ...sources] : []);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...measured()],
    "style-src": ["'self'", ...hashes(styles), ...measured(...preview.styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...[...images].sort(), ...measured(...measurement, ...preview.images)],
    "font-src": ["'self'", ...(tagManagerOrigin ? preview.fonts : [])],
    "connect-src": ["'self'", ...measured(...measurement)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
  if (policy.length > longest) {
    throw new Error(`La politique de sécurité pèse ${policy.length} octets, ${longest} au plus.`);
  }
  return policy;
}
