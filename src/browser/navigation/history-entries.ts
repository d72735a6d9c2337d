/** The router names the entries it makes, under `key` in their state; the others are named here. */
type State = { key?: string } | null;

const stateOf = (): State => window.history.state as State;

/** The entry that the browser's arrows, or a plain link to an anchor, last led to. */
let reached: string | undefined;

/** The name of the entry of the tab's history that is current: each has its own. */
export const entryName = (): string => stateOf()?.key ?? "";

/** Whether the visitor came to the current entry by the browser's own means rather than by the router's. */
export const cameByBrowser = (): boolean => reached === entryName();

/**
 * Gatsby's router decodes the fragment above any error boundary: a malformed one («/#100%») would take the
 * whole page down. It names nothing, so it goes.
 */
function dropMalformedFragment(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(stateOf(), "", pathname + search);
  }
}

/** Of this document: two of them may get their names in the same millisecond. */
let named = 0;

function nameEntry(): void {
  if (entryName() !== "") return;
  named += 1;
  const key = `${Date.now()}-${named}`;
  window.history.replaceState({ ...stateOf(), key }, "");
}

/** From here on the site places the scroll; what the browser does by itself comes before the page has changed. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = "manual";
}

/** Names the entry of the first page, whose scroll is the site's to place from here on. */
export function takeOverFirstEntry(): void {
  nameEntry();
  takeOverScroll();
}

/**
 * Keeps the addresses of the tab's history well formed, and its entries named, once `takeOverFirstEntry` has named
 * the first. To call before the router is even imported: it reads the address at once, and listens to the same events.
 */
export function followHistory(): void {
  dropMalformedFragment();
  window.addEventListener("popstate", () => {
    dropMalformedFragment();
    nameEntry();
    reached = entryName();
  });
  // A page loaded anew is placed by the browser, before any script has come.
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) takeOverScroll();
  });
}
