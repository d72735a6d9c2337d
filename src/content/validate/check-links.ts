import { decodeAddress } from "../project/decode-address";
import { suggestion } from "./suggest-spelling";

/** Valid link targets of this site, with their anchors where known. */
export type KnownPaths = Map<string, Set<string> | undefined>;

/** Why an internal link is broken; undefined when it is valid. */
export function pathMistake(href: string, known: KnownPaths): string | undefined {
  const [path = "/", written = ""] = href.split("#");
  const anchor = decodeAddress(written);
  const clean = path.replace(/(.)\/$/, "$1");
  if (!known.has(clean)) return `lien vers une page qui n’existe pas «${href}»${suggestion(clean, [...known.keys()])}`;
  const ids = known.get(clean);
  if (anchor && ids && !ids.has(anchor))
    return `ancre introuvable «#${anchor}» dans «${clean}»${suggestion(anchor, [...ids])}`;
  return undefined;
}
