type Place = { pathname: string; hash: string; key?: string };

/** What Gatsby hands to `shouldUpdateScroll`; it types the getter as a bare `Function`. */
type ScrollUpdate = {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
  getSavedScrollPosition: CallableFunction;
};

const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Key the router gives to every place it did not go to by itself: the first page of a visit,
 * and the anchors of plain links, which therefore share one saved position.
 */
const sharedKey = "initial";

/**
 * Places the scroll after a navigation: back and forward restore the position, an anchor
 * of the same page is reached smoothly (at once under reduced motion), any other page
 * starts at its top or at its anchor. Returns false: Gatsby then leaves the scroll alone.
 */
export function placeScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ScrollUpdate): boolean {
  const { location } = routerProps;
  const readPosition = getSavedScrollPosition as (place: Place) => [number, number] | undefined;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const saved = target && location.key === sharedKey ? undefined : readPosition(location)?.[1];
  const samePage = prevRouterProps?.location.pathname === location.pathname;
  // Gatsby says 0 of a place never left before.
  if (saved) {
    window.scrollTo({ top: saved, behavior: "instant" });
  } else if (target) {
    target.scrollIntoView({ behavior: samePage && !prefersStillness() ? "smooth" : "instant" });
  } else if (prevRouterProps) {
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  return false;
}
