import { currentConsent } from "../consent/consent";
import { pageAddress, pagePath } from "./address";
import { track } from "./track";

/** Whether this page view was reported. Each document load or restore from the back/forward cache is one; a change of fragment is not. */
let reported = false;

/** Lets a page view be reported again: the next one, or this one once its event was removed from the layer. */
export function resetPageView(): void {
  reported = false;
}

window.addEventListener("pagehide", resetPageView);

/** Sends one event per page view, even if consent is withdrawn and given again; returns whether the event was sent. */
export function reportPageView(): boolean {
  if (reported) return false;
  reported = track("page_view", {
    page_title: document.title,
    page_location: pageAddress(window.location, currentConsent()?.marketing === true),
    page_path: pagePath(window.location),
  });
  return reported;
}
