import { currentConsent } from "../consent/consent";
import { createSignal } from "../signal";
import { pageAddress, pagePath } from "./address";
import { track } from "./track";

/**
 * A page view is one page seen once: the document, then each return of it from the back/forward cache.
 * A change of anchor stays in the same page view.
 */
let reported = false;
const returned = createSignal();

window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  reported = false;
  returned.emit();
});

/** Calls `listener` at the start of each page view but the first. */
export const onReturn = returned.subscribe;

/** Once per page view, however often consent is given and withdrawn in it. */
export function reportPageView(): void {
  reported ||= track("page_view", {
    page_title: document.title,
    page_location: pageAddress(window.location, currentConsent()?.marketing === true),
    page_path: pagePath(window.location),
  });
}
