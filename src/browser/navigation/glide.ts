/** A scroll starts within this delay of the press on its link, in milliseconds. */
const START_DELAY = 300;

/** The anchor of this page that a press leads to, whatever campaign the address names. */
function pressedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hash || link.target === "_blank") return undefined;
  return link.origin + link.pathname === location.origin + location.pathname ? link : undefined;
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
    const link = pressedAnchor(event);
    if (!link) return;
    // The browser would load the page again, without the query of its address (a campaign's).
    if (link.search !== location.search) {
      event.preventDefault();
      location.assign(link.hash);
    }
    dataset.glide = "";
    // A scroll that has begun goes on.
    document.addEventListener("scroll", stop, { once: true, passive: true });
    setTimeout(stop, START_DELAY);
  });
}
