import { isConnectionDear } from "./connection";
import { fetchPage } from "./fetch-page";
import { pageLink } from "./page-link";

/** A link under the pointer, the finger or the keyboard's focus will likely be followed. */
const intents = ["mouseover", "touchstart", "focusin"] as const;

/**
 * Fetches the page that a link leads to as soon as the visitor reaches for it.
 *
 * @returns a function that stops fetching.
 */
export function fetchAhead(): () => void {
  const reach = (event: Event) => {
    const href = pageLink(event);
    if (href && !isConnectionDear()) void fetchPage(href);
  };
  // On their way down: React keeps those that reach what it has not woken up yet to itself.
  const options = { capture: true, passive: true };
  for (const intent of intents) document.addEventListener(intent, reach, options);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, reach, options);
  };
}
