import { paths } from "../../shared/paths";

/**
 * Disables Gatsby's router: links, anchors and history are left to the browser
 * (docs/decisions/2026-11-23-le-navigateur-navigue.md). Import it before the router, which reads
 * the URL on import.
 */
const { href, hash } = window.location;

const replaceAddress = (address: string): void => window.history.replaceState(window.history.state, "", address);

/** The router decodes the fragment outside any error boundary: a malformed one («/#100%») would crash the page. */
function dropMalformedFragment(): void {
  try {
    decodeURI(hash);
  } catch {
    replaceAddress(href.slice(0, -hash.length));
  }
}

let isAddressHidden = (window as { pagePath?: string }).pagePath === paths.notFound;

// The router decodes an unknown path twice and takes «:» and «*» in it for parameters: it throws at «/100%25». It gets
// a path that it knows, until it has read it.
if (isAddressHidden) replaceAddress(paths.notFound);
else dropMalformedFragment();

/**
 * Puts the address that the visitor asked for back, once the router has read its own. Whole: of a path that begins with
 * «//» alone, the browser would read a host, and throw.
 */
export function restoreAddress(): void {
  if (isAddressHidden) replaceAddress(href);
  isAddressHidden = false;
}

// Registered before the router's own listener, which takes a change of fragment for a new page.
window.addEventListener("popstate", (event) => event.stopImmediatePropagation());
