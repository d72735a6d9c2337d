/** A scroll starts within this delay of the press on its link, in milliseconds. */
const START_DELAY = 300;

/** A press that the browser will follow within the page. */
function isPressOnAnchor({
  target,
  button,
  defaultPrevented,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hash || link.target === "_blank") return false;
  return link.origin + link.pathname + link.search === location.origin + location.pathname + location.search;
}

/**
 * Lets the page glide to an anchor that is pressed, and to nothing else: with `scroll-behavior` always on, arriving at
 * an anchor, moving the focus or finding a word takes up to two seconds. The browser does the rest, where motion is
 * welcome (src/styles/_base.scss).
 */
export function glideToAnchors(): void {
  const { dataset } = document.documentElement;
  const stop = (): void => {
    delete dataset.glide;
  };
  document.addEventListener("click", (event) => {
    if (!isPressOnAnchor(event)) return;
    dataset.glide = "";
    // A scroll that has begun goes on.
    document.addEventListener("scroll", stop, { once: true, passive: true });
    setTimeout(stop, START_DELAY);
  });
}
