import { currentConsent } from "../consent/consent";
import { pageAddress, pagePath } from "./address";
import { track } from "./track";

/** A page view is a document load or a restore from the back/forward cache. A change of fragment is not one. */
let reported = false;

/** The next report is of another page view, or of this one, which was taken back. */
export function forgetPageView(): void {
  reported = false;
}

window.addEventListener("pagehide", forgetPageView);

/** Sends one event per page view, even if consent is withdrawn and given again meanwhile; `true` when it is sent. */
export function reportPageView(): boolean {
  if (reported) return false;
  reported = track("page_view", {
    page_title: document.title,
    page_location: pageAddress(window.location, currentConsent()?.marketing === true),
    page_path: pagePath(window.location),
  });
  return reported;
}
