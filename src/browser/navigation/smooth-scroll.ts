/** Longest delay between the click on a link and the scroll that it starts, in milliseconds. */
const START_DELAY = 300;

/** The clicked link, if it leads to an anchor of this page, whatever the query of either address (a campaign's). */
function pressedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hash || link.target === "_blank") return undefined;
  return link.origin + link.pathname === location.origin + location.pathname ? link : undefined;
}

/**
 * Scrolls smoothly to the anchor of a clicked link, and in no other case: with `scroll-behavior` always on, arriving at
 * an anchor, moving the focus or finding a word would take up to two seconds. The attribute enables the browser's smooth
 * scrolling, unless the visitor prefers reduced motion (src/styles/_base.scss).
 */
export function smoothScrollToAnchors(): void {
  const { dataset } = document.documentElement;
  const stop = (): void => {
    delete dataset.smoothScroll;
  };
  document.addEventListener("click", (event) => {
    const link = pressedAnchor(event);
    if (!link) return;
    // If the queries differ (a campaign's), following the link would load the page again.
    if (link.search !== location.search) {
      event.preventDefault();
      location.assign(link.hash);
    }
    dataset.smoothScroll = "";
    // A smooth scroll that has begun goes on without the attribute.
    document.addEventListener("scroll", stop, { once: true, passive: true });
    setTimeout(stop, START_DELAY);
  });
}
