/**
 * Keeps what the Tab key reaches clear of what sticks to the window (WCAG 2.4.11). Browsers scroll to it only if it is
 * outside of the window, and Safari leaves `scroll-padding` out of account; `scrollIntoView` heeds it in all of them. A
 * focus that the page moves by itself chooses its own scroll.
 */
export function keepFocusInSight(): void {
  let tabbed = false;
  document.addEventListener("keydown", ({ key }) => (tabbed = key === "Tab"), true);
  document.addEventListener("focusin", ({ target }) => {
    if (!tabbed || !(target instanceof HTMLElement) || !target.closest("main, footer")) return;
    // After the browser's own scroll.
    requestAnimationFrame(() => target.scrollIntoView({ block: "nearest", inline: "nearest" }));
  });
}
