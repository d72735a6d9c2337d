import { track } from "./track";

/** Times in milliseconds (docs/contrat.md, «Constantes»). */
const MIN_TIME = 10_000;
const ENGAGED_TIME = 60_000;

/**
 * Measures how long the page is visible, and reports that time once, when the page is first left or
 * hidden after more than ten seconds. `pagehide` is not enough: a phone may discard a hidden page
 * without firing it. The timer stops while the page is hidden, hence in the back/forward cache.
 * `reported` belongs to the page view.
 */
export function measureTimeOnPage(reported: Set<string>): () => void {
  let total = 0;
  let visibleSince = document.hidden ? undefined : performance.now();

  const leave = (): void => {
    if (visibleSince !== undefined) total += performance.now() - visibleSince;
    visibleSince = undefined;
    if (reported.size > 0 || total <= MIN_TIME) return;
    const label = total > ENGAGED_TIME ? "engaged_user" : "bounce_candidate";
    if (track("time_on_page", { seconds_on_page: Math.round(total / 1000), event_label: label })) reported.add(label);
  };
  const followVisibility = (): void => {
    if (document.hidden) leave();
    else visibleSince ??= performance.now();
  };

  document.addEventListener("visibilitychange", followVisibility);
  window.addEventListener("pagehide", leave);
  return () => {
    leave();
    document.removeEventListener("visibilitychange", followVisibility);
    window.removeEventListener("pagehide", leave);
  };
}
