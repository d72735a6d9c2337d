import { suggestion } from "./suggest-spelling";

/** Valid link targets of this site, with their anchors where known. */
export type KnownPaths = Map<string, Set<string> | undefined>;

/** Decodes an anchor: MDX percent-encodes accents in links («%C3%A9»). A malformed one is returned unchanged. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Why an internal link is broken; undefined when it is valid. */
export function pathMistake(href: string, known: KnownPaths): string | undefined {
  const [path = "/", written = ""] = href.split("#");
  const anchor = decodeAnchor(written);
  const clean = path.replace(/(.)\/$/, "$1");
  if (!known.has(clean)) return `lien vers une page qui n’existe pas «${href}»${suggestion(clean, [...known.keys()])}`;
  const ids = known.get(clean);
  if (anchor && ids && !ids.has(anchor))
    return `ancre introuvable «#${anchor}» dans «${clean}»${suggestion(anchor, [...ids])}`;
  return undefined;
}
