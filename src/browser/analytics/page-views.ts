import { createSignal } from "../signal";
import { pagePath } from "./address";

/**
 * A page view is one page seen once: the first page, each client-side navigation, each return of a page kept
 * in the back/forward cache. A change of anchor or of query string stays in the same page view.
 */
let pageView = 0;
let path: string | undefined;
const began = createSignal();

function begin(): void {
  pageView += 1;
  began.emit();
}

/** To call from Gatsby's `onRouteUpdate`, which also runs for the first page and for anchors. */
export function announceRoute(location: { pathname: string }): void {
  const next = pagePath(location);
  if (next === path) return;
  path = next;
  begin();
}

/** The number of the current page view: 0 before the first page is announced. */
export const currentPageView = (): number => pageView;

/** Calls `listener` at the start of each page view. */
export const onPageView = began.subscribe;

/** Starts counting the returns from the back/forward cache. */
export function watchReturns(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) begin();
  });
}
