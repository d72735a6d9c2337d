import { pushEvent } from "./data-layer";
import type { AnalyticsEvent, EventFields, EventName } from "./event-types";
import { siteMark } from "./site-mark";

/**
 * Pushes one event of the catalogue. Without consent it is dropped, not queued. Returns whether it
 * was sent, so that a once-only event is not marked as sent when it was dropped.
 */
export function track<Name extends EventName>(event: Name, fields: EventFields<Name>): boolean {
  return pushEvent({ event, ...siteMark, ...fields } as unknown as AnalyticsEvent);
}

/** Call it once the server has confirmed that the message is stored. */
export function trackContactFormSubmit(): void {
  track("contact_form_submit", { event_category: "lead_generation", method: "contact_form", value: 1 });
}
