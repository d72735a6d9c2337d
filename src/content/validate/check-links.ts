import { decodeAddress } from "../project/decode-address";
import { suggestion } from "./suggest-spelling";

/** The paths of this site, with their anchors if known. */
export type KnownPaths = Map<string, Set<string> | undefined>;

/** Valid targets of links. */
export type Targets = {
  paths: KnownPaths;
  /** The site's own domain name (data/site.json), if it can be read. */
  host: string | undefined;
};

/** Why an internal link is broken; undefined when it is valid. */
function pathMessage(href: string, { paths }: Targets): string | undefined {
  const [written = "/", hash = ""] = href.split("#");
  const anchor = decodeAddress(hash);
  const path = withoutSlash(written);
  if (!paths.has(path)) return `lien vers une page qui n’existe pas «${href}»${suggestion(path, [...paths.keys()])}`;
  const ids = paths.get(path);
  if (anchor && ids && !ids.has(anchor))
    return `ancre introuvable «#${anchor}» dans «${path}»${suggestion(anchor, [...ids])}`;
  return undefined;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, "$1");

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** Host names and addresses outside the public network (RFC 1918, 6761, 6762, 8375), and names without a dot. */
const privateHost =
  /^(?:[^.]+|.+\.(?:localhost|local|test|internal|home\.arpa|lan)|(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+)$/;

/** Netlify's previews of a site or of a branch, which are deleted. */
const previewHost = /--[^.]+\.netlify\.(?:app|live)$/;

function webMessage(href: string, { hostname, pathname, hash }: URL, targets: Targets): string | undefined {
  const isPrivate = privateHost.test(hostname);
  if (isPrivate || previewHost.test(hostname)) {
    const why = isPrivate
      ? "ne mène nulle part hors de votre ordinateur"
      : "est celle d’un aperçu, que les visiteurs ne gardent pas";
    const own = targets.paths.has(withoutSlash(pathname)) ? `«${pathname}${hash}»` : "celle de la page en ligne";
    return `l’adresse «${href}» ${why} : écrivez ${own}`;
  }
  const isThisSite = targets.host !== undefined && withoutWww(hostname) === withoutWww(targets.host);
  return isThisSite ? pathMessage(pathname + hash, targets) : undefined;
}

/** Schemes other than http: what must follow, and what is expected, in French. */
const otherSchemes: Record<string, { rest: RegExp; expected: string }> = {
  "mailto:": { rest: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, expected: "une adresse e-mail, «mailto:nom@exemple.fr»" },
  "tel:": { rest: /^\+?\d[\d().\s-]*\d$/, expected: "un numéro, «tel:+33102030405»" },
};

/**
 * Why a link leads nowhere, in French; undefined when it is valid, or leads to another site.
 *
 * @param anchors of the text that contains the link.
 */
export function linkMessage(href: string, targets: Targets, anchors: readonly string[] = []): string | undefined {
  if (href.startsWith("#")) {
    const anchor = decodeAddress(href.slice(1));
    return anchors.includes(anchor) ? undefined : `ancre introuvable «${href}»${suggestion(anchor, anchors)}`;
  }
  if (href.startsWith("/")) return pathMessage(href, targets);
  const url = /^(?:https?:\/\/(?!https?:)|mailto:|tel:)/i.test(href) && URL.canParse(href) ? new URL(href) : undefined;
  if (!url) {
    const meant = /^[^\s/@]+@[^\s/@]+$/.test(href) ? `écrivez «mailto:${href}»` : "attendu «https://…», «/…» ou «#…»";
    return `lien incorrect «${href}» : ${meant}`;
  }
  const other = otherSchemes[url.protocol];
  if (!other) return webMessage(href, url, targets);
  return other.rest.test(decodeAddress(url.pathname))
    ? undefined
    : `lien incorrect «${href}» : attendu ${other.expected}`;
}
