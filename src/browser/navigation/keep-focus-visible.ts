/**
 * Scrolls an element focused with the keyboard out from under the sticky header and bar (WCAG 2.4.11). By themselves,
 * browsers scroll only to elements outside the window, and Safari ignores `scroll-padding`; `scrollIntoView` respects it
 * in all of them. Elements with `tabindex="-1"` are left out: the script that focuses them scrolls too.
 */
export function keepFocusVisible(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.closest("main, footer") || !target.matches(":focus-visible")) return;
    // After the browser's own scroll, and only if the element still has the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === target) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}
