import { track } from "./track";

/** In milliseconds (docs/contrat.md, «Constantes»). */
const MIN_TIME = 10_000;
const ENGAGED_TIME = 60_000;

/**
 * Measures how long the page is visible, and reports it once, when it is first left or hidden after
 * more than ten seconds. A phone may discard a hidden page without firing `pagehide`, which alone
 * would not be enough. The timer stops while the page is hidden, hence in the back/forward cache.
 */
export function measureTimeOnPage(): () => void {
  let total = 0;
  let visibleSince = document.hidden ? undefined : performance.now();
  let reported = false;

  const leave = (): void => {
    if (visibleSince !== undefined) total += performance.now() - visibleSince;
    visibleSince = undefined;
    if (reported || total <= MIN_TIME) return;
    reported = true;
    const label = total > ENGAGED_TIME ? "engaged_user" : "bounce_candidate";
    track("time_on_page", { seconds_on_page: Math.round(total / 1000), event_label: label });
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
