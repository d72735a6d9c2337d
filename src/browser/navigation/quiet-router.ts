/**
 * The browser navigates: a link asks for its own document, an anchor and the arrows are the browser's to follow
 * (docs/decisions/2026-11-23-le-navigateur-navigue.md). Gatsby's router comes with its pages all the same; it must not
 * answer too. To import before it, which reads the address at once.
 */

/** The router decodes the fragment above any error boundary: a malformed one («/#100%») would take the page down. */
function dropMalformedFragment(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

dropMalformedFragment();

// Before its own listener: an anchor, or a step back to one, is no other page.
window.addEventListener("popstate", (event) => event.stopImmediatePropagation());
