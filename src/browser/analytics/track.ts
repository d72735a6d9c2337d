import { pushEvent } from "./data-layer";
import type { AnalyticsEvent, EventFields, EventName } from "./event-types";
import { siteMark } from "./site-mark";

/**
 * Pushes one event of the catalogue. Without consent the event is dropped, not queued. Returns
 * whether it was sent: an event reported once only must not count as sent when dropped.
 */
export function track<Name extends EventName>(event: Name, fields: EventFields<Name>): boolean {
  return pushEvent({ event, ...siteMark, ...fields } as unknown as AnalyticsEvent);
}

/** Reports a sent message; to call once the server has confirmed that the message is stored. */
export function trackContactFormSubmit(): void {
  track("contact_form_submit", { event_category: "lead_generation", method: "contact_form", value: 1 });
}
