import { createHash } from "node:crypto";

/** What the built pages contain that the policy must allow. */
export type PolicySources = {
  /** Source of the inline scripts. */
  scripts: ReadonlySet<string>;
  /** Source of the inline stylesheets. */
  styles: ReadonlySet<string>;
  /** Origins of the external logos in the data. */
  images: ReadonlySet<string>;
};

/** Sources that only Gatsby's development server needs: for hot reloading, and for the studio's frame. */
const developmentSources = {
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connections: ["ws:"],
  ancestors: ["'self'"],
};

/** Maximum size of the policy, which each response carries, in bytes. */
const maxBytes = 4096;

const hashes = (texts: ReadonlySet<string>) =>
  [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).sort();

/*
 * The hosts that Google lists for Tag Manager and for GA4 without advertising features
 * (https://developers.google.com/tag-platform/security/guides/csp). Left out, because no consent is
 * asked for them (docs/evenements.md, «Annonces»): those of Signals and of Google Ads, doubleclick.net,
 * googlesyndication.com, the other paths and countries of www.google.com, and the frame of Tag Manager's
 * service worker. Left out too: 'unsafe-inline' and 'unsafe-eval', for custom HTML and JavaScript.
 */
const tagScripts = "https://*.googletagmanager.com";

/** Hosts that receive hits. A wildcard does not match the host itself (https://www.w3.org/TR/CSP3/#match-hosts). */
const measurement = [
  "https://*.google-analytics.com",
  "https://analytics.google.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
  // Google lists the whole host, but hits go to /g/collect only.
  "https://www.google.com/g/",
];

/** Tag Assistant's debug panel loads its own styles, images and fonts. */
const preview = {
  styles: ["https://www.googletagmanager.com", "https://fonts.googleapis.com"],
  images: ["https://ssl.gstatic.com", "https://www.gstatic.com"],
  fonts: ["https://fonts.gstatic.com", "data:"],
};

type Allowed = Record<keyof typeof developmentSources, readonly string[]>;

/** The policy, as the value of its header. */
function formatPolicy(allowed: Allowed, images: ReadonlySet<string>, tagManagerOrigin?: string): string {
  const withTagManager = (...sources: string[]) => (tagManagerOrigin ? [tagManagerOrigin, ...sources] : []);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...allowed.scripts, ...withTagManager(tagScripts)],
    "style-src": ["'self'", ...allowed.styles, ...withTagManager(...preview.styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...[...images].sort(), ...withTagManager(...measurement, ...preview.images)],
    "font-src": ["'self'", ...(tagManagerOrigin ? preview.fonts : [])],
    "connect-src": ["'self'", ...allowed.connections, ...withTagManager(...measurement)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": allowed.ancestors,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

/**
 * The policy of the development server: frames, media, images and other sites' scripts are blocked as
 * in the built site.
 */
export const developmentPolicy = (images: ReadonlySet<string>, tagManagerOrigin?: string): string =>
  formatPolicy(developmentSources, images, tagManagerOrigin);

/**
 * The site's content-security policy (CSP level 3), the same for every page. The policy does not grow
 * with the number of pages: inline scripts are identical on all pages, and stylesheets on all pages of
 * a template. Style attributes are allowed: images have their background colour in one.
 *
 * @param tagManagerOrigin origin of the tag manager, if configured.
 * @throws when the policy is larger than 4 KiB.
 */
export function securityPolicy({ scripts, styles, images }: PolicySources, tagManagerOrigin?: string): string {
  const allowed = { scripts: hashes(scripts), styles: hashes(styles), connections: [], ancestors: ["'none'"] };
  const policy = formatPolicy(allowed, images, tagManagerOrigin);
  if (policy.length > maxBytes) {
    throw new Error(`La politique de sécurité pèse ${policy.length} octets, ${maxBytes} au plus.`);
  }
  return policy;
}
