/** Longest delay between two scroll events of the same scroll, in milliseconds. */
const SCROLL_PAUSE = 150;

/** `scrollend`, or a pause in scroll events in browsers that lack it (Safari before 26.2, Chrome before 114). */
export function onScrollEnd(target: Document | HTMLElement, callback: () => void, signal: AbortSignal): void {
  if ("onscrollend" in window) {
    target.addEventListener("scrollend", callback, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callback, SCROLL_PAUSE);
  };
  target.addEventListener("scroll", wait, { signal, passive: true });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
