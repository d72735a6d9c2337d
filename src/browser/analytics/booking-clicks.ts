import site from "../../../data/site.json";
import { track } from "./track";

/** The booking page, if the provider has one. The event's name does not depend on it (docs/contrat.md). */
const { booking: address }: { booking?: string } = site.links;
const booking = address === undefined ? undefined : new URL(address);

const pathOf = ({ pathname }: { pathname: string }): string => pathname.replace(/\/$/, "");

/** Whether a link leads to the booking page, with or without more parameters, and not elsewhere at that service. */
function isBookingLink(link: HTMLAnchorElement): boolean {
  if (!booking) return false;
  const query = new URLSearchParams(link.search);
  return (
    link.origin === booking.origin &&
    pathOf(link) === pathOf(booking) &&
    [...booking.searchParams].every(([name, value]) => query.getAll(name).includes(value))
  );
}

function report(event: MouseEvent): void {
  // `auxclick` comes from the middle button, which opens a tab, and from the right one, which does not.
  if (event.type === "auxclick" && event.button !== 1) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isBookingLink(link)) return;
  track("calendly_click", { event_category: "conversion", event_label: "appointment_booking", value: 5 });
}

/** Reports clicks on booking links. One listener on the document covers links of articles and links added later too. */
export function watchBookingClicks(): () => void {
  const kinds = ["click", "auxclick"] as const;
  for (const kind of kinds) document.addEventListener(kind, report, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, report, true);
  };
}
