/**
 * Keeps what the keyboard reaches clear of what sticks to the window (WCAG 2.4.11). Browsers scroll to it only if it is
 * outside of the window, and Safari leaves `scroll-padding` out of account; `scrollIntoView` heeds it in all of them.
 * What only the page can focus (`tabindex="-1"`) has a scroll of its own.
 */
export function keepFocusInSight(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.closest("main, footer") || !target.matches(":focus-visible")) return;
    // After the browser's own scroll, if the focus has not gone on.
    requestAnimationFrame(() => {
      if (document.activeElement === target) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}
