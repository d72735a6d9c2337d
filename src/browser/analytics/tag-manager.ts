import { createSignal } from "../signal";

/**
 * - `absent`: the site was built without a container.
 * - `inert`: the snippet is in the page as text, waiting for consent.
 * - `requested`, then `loaded` or `blocked` (network, ad blocker).
 */
export type TagManagerState = "absent" | "inert" | "requested" | "loaded" | "blocked";

const inertSnippet = 'script[type="text/plain"][data-category="analytics"]';

let state: TagManagerState | undefined;
const changed = createSignal();
const landed = createSignal();

function setState(next: TagManagerState): void {
  state = next;
  changed.emit();
}

/** The event does not bubble, hence captured: it tells of the scripts that the tag manager adds, too. */
function tellLanding({ target }: Event): void {
  if (target instanceof HTMLScriptElement) landed.emit();
}

/**
 * Runs the snippet that gatsby-plugin-google-tagmanager wrote and the build made inert
 * (src/gatsby/ssr/tag-manager-snippet.ts). It is replaced by a script element with exactly the
 * same text, to match the hash in the content-security policy; being replaced, it runs once per
 * page load at most. The snippet inserts the loader before the document's first script.
 */
export function activateTagManager(): void {
  const inert = document.querySelector<HTMLScriptElement>(inertSnippet);
  if (!inert) return;
  document.addEventListener("load", tellLanding, true);
  const snippet = document.createElement("script");
  snippet.text = inert.text;
  inert.replaceWith(snippet);

  const loader = document.scripts[0];
  setState("requested");
  loader?.addEventListener("load", () => setState("loaded"));
  loader?.addEventListener("error", () => {
    setState("blocked");
    console.info("Gestionnaire de balises indisponible");
  });
}

export function tagManagerState(): TagManagerState {
  return state ?? (document.querySelector(inertSnippet) ? "inert" : "absent");
}

export const onTagManagerState = changed.subscribe;

/** Calls `listener` each time a script has run, from consent on. */
export const onScriptLanding = landed.subscribe;
