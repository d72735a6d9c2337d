/** Past it a page that a link asked for is loaded by the browser itself, in milliseconds. */
const patience = 5000;

let overdue: ReturnType<typeof setTimeout> | undefined;

/**
 * The router may ask for a page's data for ever: a request that hangs has no end, and one that is answered 500 is
 * repeated without a limit. The link then does what it does without scripts.
 */
export function watchOverduePages(): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    // Prevented: the router has taken it.
    if (!link || !event.defaultPrevented || link.origin !== window.location.origin) return;
    clearTimeout(overdue);
    overdue = setTimeout(() => window.location.assign(link.href), patience);
  });
}

/** The page that was asked for, or another one, is on screen. */
export function endWait(): void {
  clearTimeout(overdue);
}
