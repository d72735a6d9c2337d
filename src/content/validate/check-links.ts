import { mistakeAt, stringsOf, type Entry } from "./read-entries";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";

/** Paths of this site that may be linked to, with the anchors of each where they are known. */
export type KnownPaths = Map<string, Set<string> | undefined>;

/** An anchor as headings bear it: MDX writes accents in links as «%C3%A9». One badly written stays as it is. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Why a path of this site leads nowhere; nothing when it leads somewhere.
 *
 * @param anchors those of the texts, by path.
 */
export function pathMistake(
  href: string,
  known: KnownPaths,
  anchors: ReadonlyMap<string, Set<string>> = new Map(),
): string | undefined {
  const [path = "/", written = ""] = href.split("#");
  const anchor = decodeAnchor(written);
  const clean = path.replace(/(.)\/$/, "$1");
  if (!known.has(clean)) return `lien vers une page qui n’existe pas «${href}»${suggestion(clean, [...known.keys()])}`;
  const ids = known.get(clean) ?? anchors.get(clean);
  if (anchor && ids && !ids.has(anchor))
    return `ancre introuvable «#${anchor}» dans «${clean}»${suggestion(anchor, [...ids])}`;
  return undefined;
}

/** Links of the data that lead nowhere. */
export function checkDataLinks(entries: readonly Entry[], known: KnownPaths): Mistake[] {
  return entries.flatMap((entry) =>
    stringsOf(entry.value, (key) => key === "href").flatMap(({ path, value }) => {
      const message = value.startsWith("/") && pathMistake(value, known);
      return message ? [mistakeAt(entry, path, message)] : [];
    }),
  );
}
