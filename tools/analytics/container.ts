import { catalogue, commonKeys, type EventEntry } from "../../src/browser/analytics/event-catalogue";
import { COOKIE_MONTHS } from "../../src/shared/consent-terms";
import type { EventName } from "../../src/browser/analytics/event-types";
import type { Container, Parameter, Tag, Trigger, Variable } from "./container-format";

/** The import replaces account and container ids. */
const owner = { accountId: "0", containerId: "0" };

/** Constant, so that the output is reproducible. */
const exportTime = "2026-11-20 00:00:00";
const fingerprint = "1795132800000";

const measurementId = "GA4 - Identifiant de mesure";
const dataLayerVariable = (key: string) => `DLV - ${key}`;
const reference = (name: string) => `{{${name}}}`;

/** A table row that maps a key to the data layer variable of the same name. */
const fromLayer = (key: string) => [key, reference(dataLayerVariable(key))] as const;

/** Sent with all events, Google's automatic ones included, whose default is the full URL. */
const pageKeys = ["page_location", "page_title"];

const template = (key: string, value: string): Parameter => ({ type: "TEMPLATE", key, value });
const boolean = (key: string, value: boolean): Parameter => ({ type: "BOOLEAN", key, value: String(value) });

/** A two-column table of a Google tag. */
const table = (key: string, rows: readonly (readonly [string, string])[]): Parameter => ({
  type: "LIST",
  key,
  list: rows.map(([parameter, value]) => ({
    type: "MAP",
    map: [template("parameter", parameter), template("parameterValue", value)],
  })),
});

const tag = (tagId: string, name: string, type: string, parameter: Parameter[], triggerId: string): Tag => ({
  ...owner,
  tagId,
  name,
  type,
  parameter,
  fingerprint,
  firingTriggerId: [triggerId],
  tagFiringOption: "ONCE_PER_EVENT",
  monitoringMetadata: { type: "MAP" },
  consentSettings: {
    consentStatus: "NEEDED",
    consentType: { type: "LIST", list: [{ type: "TEMPLATE", value: "analytics_storage" }] },
  },
});

/**
 * The Google tag, which fires first, at the first page view, whose cleaned page address is then
 * used for Google's automatic events (`session_start`, `user_engagement`). Cookies expire 13 months
 * (of 30 days, in seconds) after the first visit, and later visits do not extend them (CNIL).
 */
const configurationTag = (tagId: string, triggerId: string): Tag => ({
  ...tag(
    tagId,
    "GA4 - Configuration",
    "googtag",
    [
      template("tagId", reference(measurementId)),
      table("configSettingsTable", [
        ["send_page_view", "false"],
        ["cookie_expires", String(COOKIE_MONTHS * 30 * 24 * 60 * 60)],
        ["cookie_update", "false"],
        ...pageKeys.map(fromLayer),
      ]),
    ],
    triggerId,
  ),
  priority: { type: "INTEGER", key: "priority", value: "1" },
  tagFiringOption: "ONCE_PER_LOAD",
});

const eventTag = (tagId: string, event: string, keys: readonly string[], triggerId: string): Tag =>
  tag(
    tagId,
    `GA4 - ${event}`,
    "gaawe",
    [
      boolean("sendEcommerceData", false),
      template("eventName", event),
      template("measurementIdOverride", reference(measurementId)),
      table("eventSettingsTable", [...new Set([...keys, ...pageKeys])].map(fromLayer)),
    ],
    triggerId,
  );

const eventTrigger = (triggerId: string, event: string): Trigger => ({
  ...owner,
  triggerId,
  name: `Événement - ${event}`,
  type: "CUSTOM_EVENT",
  customEventFilter: [{ type: "EQUALS", parameter: [template("arg0", "{{_event}}"), template("arg1", event)] }],
  fingerprint,
});

const variable = (variableId: string, name: string, type: string, parameter: Parameter[]): Variable => ({
  ...owner,
  variableId,
  name,
  type,
  parameter,
  fingerprint,
  formatValue: {},
});

const keyVariable = (variableId: string, key: string): Variable =>
  variable(variableId, dataLayerVariable(key), "v", [
    { type: "INTEGER", key: "dataLayerVersion", value: "2" },
    boolean("setDefaultValue", false),
    template("name", key),
  ]);

/** The importable container: a configuration tag, then for each event a tag, a trigger and its variables. */
export function buildContainer(): Container {
  let last = 0;
  const nextId = () => String((last += 1));
  const events = Object.entries<EventEntry>(catalogue).map(
    ([event, { keys }]) => [event, [...Object.keys(keys), ...Object.keys(commonKeys)]] as const,
  );
  const triggers = events.map(([event]) => eventTrigger(nextId(), event));
  const triggerOf = (event: string) => triggers[events.findIndex(([name]) => name === event)]?.triggerId ?? "";
  const tags = events.map(([event, keys]) => eventTag(nextId(), event, keys, triggerOf(event)));
  const keys = [...new Set(events.flatMap(([, eventKeys]) => eventKeys))];

  return {
    exportFormatVersion: 2,
    exportTime,
    containerVersion: {
      path: "accounts/0/containers/0/versions/0",
      ...owner,
      containerVersionId: "0",
      container: {
        path: "accounts/0/containers/0",
        ...owner,
        name: "Événements du site",
        publicId: "GTM-XXXXXXX",
        usageContext: ["WEB"],
        fingerprint,
      },
      tag: [configurationTag(nextId(), triggerOf("page_view" satisfies EventName)), ...tags],
      trigger: triggers,
      variable: [
        variable(nextId(), measurementId, "c", [template("value", "G-XXXXXXXXXX")]),
        ...keys.map((key) => keyVariable(nextId(), key)),
      ],
    },
  };
}
