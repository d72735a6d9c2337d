/** The element a fragment («#contact») points to, if any. A malformed fragment («#100%») points to none. */
export function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
