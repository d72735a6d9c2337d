import { createEmitter } from "../emitter";

/**
 * - `absent`: the site was built without a container.
 * - `inert`: the snippet is in the page as text, waiting for consent.
 * - `requested`, then `loaded` or `blocked` (network, ad blocker).
 */
export type TagManagerState = "absent" | "inert" | "requested" | "loaded" | "blocked";

const inertSnippet = 'script[type="text/plain"][data-category="analytics"]';

let state: TagManagerState | undefined;
const changed = createEmitter();
const scriptLoaded = createEmitter();

function setState(next: TagManagerState): void {
  state = next;
  changed.emit();
}

/** `load` does not bubble: a capturing listener also receives that of scripts added by the tag manager. */
function reportScriptLoad({ target }: Event): void {
  if (target instanceof HTMLScriptElement) scriptLoaded.emit();
}

/**
 * Runs the snippet that gatsby-plugin-google-tagmanager wrote and the build made inert
 * (src/gatsby/ssr/tag-manager-snippet.ts). A script element with exactly the same text replaces the
 * inert one: the text must match the hash in the content-security policy, and the replacement makes
 * it run once per page load. The snippet inserts the loader before the document's first script.
 */
export function activateTagManager(): void {
  const inert = document.querySelector<HTMLScriptElement>(inertSnippet);
  if (!inert) return;
  document.addEventListener("load", reportScriptLoad, true);
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

/** Calls `listener` each time a script has loaded, once consent was given. */
export const onScriptLoad = scriptLoaded.subscribe;
