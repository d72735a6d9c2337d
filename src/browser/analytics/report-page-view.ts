import { currentConsent } from "../consent/consent";
import { pageAddress, pagePath } from "./address";
import { track } from "./track";
import { currentPageView } from "./page-views";

let reported: number | undefined;

/** Once per page view, however often consent is given and withdrawn in it. */
export function reportPageView(): void {
  if (reported === currentPageView()) return;
  const sent = track("page_view", {
    page_title: document.title,
    page_location: pageAddress(window.location, currentConsent()?.marketing === true),
    page_path: pagePath(window.location),
  });
  if (sent) reported = currentPageView();
}
