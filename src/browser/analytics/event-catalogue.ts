import { siteMark } from "./site-mark";

/**
 * The single source for events: their types (`event-types.ts`) and the inspector's live checks
 * (`src/inspector/check-event.ts`) are derived from this catalogue. `tools/analytics.test.ts` checks that the marketer's
 * manual (`docs/evenements.md`) and container (`static/gtm/conteneur-ga4.json`) name every event. Names and keys are
 * those of docs/contrat.md, «Événements».
 */
export type KeyEntry = {
  readonly type: "string" | "number";
  /** The allowed values, when the list is closed. */
  readonly values?: readonly (string | number)[];
};

export type EventEntry = {
  readonly keys: Readonly<Record<string, KeyEntry>>;
};

/** Keys sent with every event. */
export const commonKeys = {
  custom_parameter: { type: "string", values: [siteMark.custom_parameter] },
} as const satisfies Record<string, KeyEntry>;

export const catalogue = {
  page_view: {
    keys: {
      page_title: { type: "string" },
      page_location: { type: "string" },
      page_path: { type: "string" },
    },
  },
  contact_form_submit: {
    keys: {
      event_category: { type: "string", values: ["lead_generation"] },
      method: { type: "string", values: ["contact_form"] },
      value: { type: "number", values: [1] },
    },
  },
  calendly_click: {
    keys: {
      event_category: { type: "string", values: ["conversion"] },
      event_label: { type: "string", values: ["appointment_booking"] },
      value: { type: "number", values: [5] },
    },
  },
  web_vitals: {
    keys: {
      metric_name: { type: "string", values: ["LCP", "FID", "CLS", "INP"] },
      metric_value: { type: "number" },
      metric_rating: { type: "string", values: ["good", "needs-improvement", "poor"] },
      metric_id: { type: "string" },
    },
  },
  scroll_depth: {
    keys: {
      percent_scrolled: { type: "number", values: [25, 50, 75, 90] },
    },
  },
  time_on_page: {
    keys: {
      seconds_on_page: { type: "number" },
      event_label: { type: "string", values: ["engaged_user", "bounce_candidate"] },
    },
  },
  javascript_error: {
    keys: {
      error_message: { type: "string" },
      error_filename: { type: "string" },
      error_line: { type: "number" },
    },
  },
} as const satisfies Record<string, EventEntry>;
