import site from "../../../data/site.json";
import { track } from "./track";

/** Of the booking page, whatever the service: the event keeps its name (docs/contrat.md). */
const { hostname } = new URL(site.links.booking);

function report(event: MouseEvent): void {
  // `auxclick` is the middle button (a new tab) and also the right one (a menu).
  if (event.type === "auxclick" && event.button !== 1) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hostname !== hostname) return;
  track("calendly_click", { event_category: "conversion", event_label: "appointment_booking", value: 5 });
}

/** One listener for every booking link, those that come later and those inside articles included. */
export function watchBookingClicks(): () => void {
  const kinds = ["click", "auxclick"] as const;
  for (const kind of kinds) document.addEventListener(kind, report, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, report, true);
  };
}
