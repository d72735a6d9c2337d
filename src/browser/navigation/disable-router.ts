import { paths } from "../../shared/paths";

/**
 * Disables Gatsby's router: links, anchors and history are left to the browser
 * (docs/decisions/2026-11-23-le-navigateur-navigue.md). Import this file before the router, which
 * reads the URL on import.
 */
const { href, hash } = window.location;

const replaceAddress = (address: string): void => window.history.replaceState(window.history.state, "", address);

/** Removes a malformed fragment («/#100%»): the router decodes the fragment outside any error boundary, and would throw. */
function dropMalformedFragment(): void {
  try {
    decodeURI(hash);
  } catch {
    replaceAddress(href.slice(0, -hash.length));
  }
}

let isAddressHidden = (window as { pagePath?: string }).pagePath === paths.notFound;

// On the not-found page the router would decode the unknown path twice and read «:» and «*» as parameters: it throws at
// «/100%25». The address is a known path until the router has read it.
if (isAddressHidden) replaceAddress(paths.notFound);
else dropMalformedFragment();

/**
 * Restores the address that the visitor requested, once the router has read the known path. The address is absolute: the
 * browser would read a path that begins with «//» as a host, and throw.
 */
export function restoreAddress(): void {
  if (isAddressHidden) replaceAddress(href);
  isAddressHidden = false;
}

// Registered before the router's listener, which would take a change of fragment for a new page.
window.addEventListener("popstate", (event) => event.stopImmediatePropagation());
