/** @jest-environment node */
import { catalogue, commonKeys, type EventEntry } from "../../src/browser/analytics/event-catalogue";
import { buildContainer } from "./container";
import type { Parameter, Tag } from "./container-format";

const { tag, trigger, variable } = buildContainer().containerVersion;

/** What Google's servers would read: the event of a trigger, the data layer key or constant of a variable. */
const eventsOf = (id: string) =>
  trigger
    .filter(({ triggerId }) => triggerId === id)
    .flatMap(({ name, type, customEventFilter }) =>
      customEventFilter.map((filter) =>
        [name, type, filter.type, ...filter.parameter.map(({ value }) => value)].join(" "),
      ),
    );

const resolve = (text = "") =>
  text.replace(/\{\{(.+)\}\}/, (_match, wanted: string) =>
    variable
      .filter(({ name }) => name === wanted)
      .map(({ type, parameter }) => `${type}:${parameter.at(-1)?.value ?? ""}`)
      .join(),
  );

const row = ({ map: [key, value] = [] }: Parameter) => [resolve(key?.value), resolve(value?.value)] as const;

const setting = ({ key = "", value, list }: Parameter): [string, unknown] => [
  key,
  list ? Object.fromEntries(list.map(row)) : resolve(value),
];

const resolved = ({ name, type, parameter, firingTriggerId, tagFiringOption, priority, consentSettings }: Tag) => ({
  name,
  type,
  fires: [tagFiringOption, ...firingTriggerId.flatMap(eventsOf)],
  priority: priority?.value,
  consent: [consentSettings.consentStatus, ...(consentSettings.consentType.list ?? []).map(({ value }) => value)],
  settings: Object.fromEntries(parameter.map(setting)),
});

const fromLayer = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, `v:${key}`]));
const consent = ["NEEDED", "analytics_storage"];

test("the container sends each event of the catalogue with its keys, once and with consent, after the Google tag", () => {
  const events = Object.entries<EventEntry>(catalogue);
  expect(tag.map(resolved)).toEqual([
    {
      name: "GA4 - Configuration",
      type: "googtag",
      // At the first page view, before its event: Google's automatic events use this cleaned page address.
      fires: ["ONCE_PER_LOAD", "Événement - page_view CUSTOM_EVENT EQUALS {{_event}} page_view"],
      priority: "1",
      consent,
      settings: {
        tagId: "c:G-XXXXXXXXXX",
        configSettingsTable: {
          send_page_view: "false",
          cookie_expires: "33696000",
          cookie_update: "false",
          ...fromLayer(["page_location", "page_title"]),
        },
      },
    },
    ...events.map(([event, { keys }]) => ({
      name: `GA4 - ${event}`,
      type: "gaawe",
      fires: ["ONCE_PER_EVENT", `Événement - ${event} CUSTOM_EVENT EQUALS {{_event}} ${event}`],
      priority: undefined,
      consent,
      settings: {
        sendEcommerceData: "false",
        eventName: event,
        measurementIdOverride: "c:G-XXXXXXXXXX",
        eventSettingsTable: fromLayer([
          ...Object.keys(keys),
          ...Object.keys(commonKeys),
          "page_location",
          "page_title",
        ]),
      },
    })),
  ]);
});
