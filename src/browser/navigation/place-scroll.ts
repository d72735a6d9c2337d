import { anchorTarget } from "./anchor";
import { cameByBrowser } from "./history-entries";
import { placeLeft, showEntry } from "./scroll-places";

type Place = { pathname: string; hash: string };

/** What Gatsby hands to `shouldUpdateScroll`. */
type ScrollUpdate = {
  prevRouterProps?: { location: Place };
  routerProps: { location: Place };
};

const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The bands that wait for their turn to be laid out (`Section.module.scss`) have it now: they would move what is below. */
function layOutAll(): void {
  for (const animation of document.getAnimations())
    if ((animation as CSSTransition).transitionProperty === "content-visibility") animation.finish();
}

/** Where the page on screen was to be placed, and how far down that led, in pixels. */
let last: { left: number | undefined; hash: string; reached: number } | undefined;

function place(left: number | undefined, hash: string, behavior: ScrollBehavior): void {
  const target = left === undefined ? anchorTarget(hash) : null;
  if (target) {
    layOutAll();
    target.scrollIntoView({ behavior });
  } else window.scrollTo({ top: left ?? 0, behavior: "instant" });
  last = { left, hash, reached: window.scrollY };
}

/**
 * Places the scroll once the page of a history entry is on screen: where it was left if it was shown before,
 * else at its anchor (reached smoothly on the same page, at once under reduced motion), else at its top.
 * Returns false: Gatsby then leaves the scroll alone.
 */
export function placeScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const left = showEntry();
  const { hash } = location;
  if (!prevRouterProps) {
    // The browser has placed the first page of a visit, and the visitor may have moved since.
    if (left && window.scrollY === 0) place(left, hash, "instant");
    return false;
  }
  const samePage = prevRouterProps.location.pathname === location.pathname;
  // An entry made before the scripts came, or a fragment that names nothing: the browser has seen to it.
  const placed = samePage && left === undefined && !anchorTarget(hash) && cameByBrowser();
  if (!placed) place(left, hash, samePage && !prefersStillness() ? "smooth" : "instant");
  return false;
}

/** No fragment, or that of the home page's first band (docs/contrat.md, «Dans la page»). */
const topFragments: readonly string[] = ["", "#accueil"];

/** Whether the page that is about to be shown will be placed at its top. */
export const startsAtTop = (): boolean => topFragments.includes(window.location.hash) && !placeLeft();

/** To call when a text has come after its page, which could not be placed before. Whoever has moved meanwhile stays. */
export function placeAgain(): void {
  if (last?.reached === window.scrollY) place(last.left, last.hash, "instant");
}
