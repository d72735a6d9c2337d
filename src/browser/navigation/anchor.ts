/** The element that a fragment («#contact») names, if there is one. A malformed fragment («#100%») names none. */
export function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
