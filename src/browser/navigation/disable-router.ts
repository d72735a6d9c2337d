/**
 * Disables Gatsby's router: links, anchors and history are left to the browser
 * (docs/decisions/2026-11-23-le-navigateur-navigue.md). Import it before the router, which reads
 * the URL on import.
 */

/** The router decodes the fragment outside any error boundary: a malformed one («/#100%») would crash the page. */
function dropMalformedFragment(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

dropMalformedFragment();

// Registered before the router's own listener, which takes a change of fragment for a new page.
window.addEventListener("popstate", (event) => event.stopImmediatePropagation());
