type Place = { pathname: string; hash: string; key?: string };

type ScrollUpdate = {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
  getSavedScrollPosition(place: Place): [number, number] | undefined;
};

const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Places the scroll after a navigation: back and forward restore the position, an anchor
 * of the same page is reached smoothly (at once under reduced motion), any other page
 * starts at its top or at its anchor. Returns false: Gatsby then leaves the scroll alone.
 */
export function placeScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ScrollUpdate): boolean {
  const { location } = routerProps;
  const [, saved] = (location.key && getSavedScrollPosition(location)) || [];
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const samePage = prevRouterProps?.location.pathname === location.pathname;
  if (typeof saved === "number") {
    window.scrollTo({ top: saved, behavior: "instant" });
  } else if (target) {
    target.scrollIntoView({ behavior: samePage && !prefersStillness() ? "smooth" : "instant" });
  } else if (prevRouterProps) {
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  return false;
}
