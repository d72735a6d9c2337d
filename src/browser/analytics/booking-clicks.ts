import site from "../../../data/site.json";
import { track } from "./track";

/** The booking page, if the provider has one. The event's name does not depend on it (docs/contrat.md). */
const { booking: address }: { booking?: string } = site.links;
const booking = address === undefined ? undefined : new URL(address);

const pathOf = ({ pathname }: { pathname: string }): string => pathname.replace(/\/$/, "");

/** Whether a link leads to the booking page, rather than elsewhere at that service; it may say more, such as a campaign. */
function isBooking(link: HTMLAnchorElement): boolean {
  if (!booking) return false;
  const asked = new URLSearchParams(link.search);
  return (
    link.origin === booking.origin &&
    pathOf(link) === pathOf(booking) &&
    [...booking.searchParams].every(([name, value]) => asked.getAll(name).includes(value))
  );
}

function report(event: MouseEvent): void {
  // `auxclick` is fired by the middle button (new tab) and also by the right one (context menu).
  if (event.type === "auxclick" && event.button !== 1) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isBooking(link)) return;
  track("calendly_click", { event_category: "conversion", event_label: "appointment_booking", value: 5 });
}

/** Delegated to the document: it also covers links added later and links inside articles. */
export function watchBookingClicks(): () => void {
  const kinds = ["click", "auxclick"] as const;
  for (const kind of kinds) document.addEventListener(kind, report, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, report, true);
  };
}
