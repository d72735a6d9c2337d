/** @jest-environment node */
import { readFileSync } from "node:fs";
import { catalogue, commonKeys, type EventEntry } from "../src/browser/analytics/event-catalogue";
import { checkEvent } from "../src/inspector/check-event";
import { COOKIE_MONTHS } from "../src/shared/consent-terms";

/** The part of Google Tag Manager's export format that is read here. */
type Parameter = { key?: string; value?: string; list?: Parameter[]; map?: Parameter[] };
type Named = { name: string; type: string; parameter: Parameter[] };
type Tag = Named & {
  priority?: Parameter;
  firingTriggerId: string[];
  tagFiringOption: string;
  consentSettings: { consentStatus: string; consentType: Parameter };
};
type Trigger = { triggerId: string; name: string; type: string; customEventFilter: Omit<Named, "name">[] };
type Container = { containerVersion: { tag: Tag[]; trigger: Trigger[]; variable: Named[] } };

const { tag, trigger, variable } = (JSON.parse(readFileSync("static/gtm/conteneur-ga4.json", "utf8")) as Container)
  .containerVersion;

/** A trigger's name and conditions, as text. */
const eventsOf = (id: string) =>
  trigger
    .filter(({ triggerId }) => triggerId === id)
    .flatMap(({ name, type, customEventFilter }) =>
      customEventFilter.map((filter) =>
        [name, type, filter.type, ...filter.parameter.map(({ value }) => value)].join(" "),
      ),
    );

/** Replaces `{{variable}}` by its type and value. */
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
const events = Object.entries<EventEntry>(catalogue);

test("the container sends each event of the catalogue with its keys, once and with consent, after the Google tag", () => {
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
          // Months of 30 days after the first visit, which later ones do not extend (CNIL).
          cookie_expires: String(COOKIE_MONTHS * 30 * 24 * 60 * 60),
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

test("the guide explains each event of the catalogue, its keys and their values, with a valid example", () => {
  const [, ...sections] = readFileSync("docs/evenements.md", "utf8").split(/^### /m);
  expect(sections.map((section) => /^`(\w+)`/.exec(section)?.[1])).toEqual(Object.keys(catalogue));
  for (const [index, [event, { keys }]] of events.entries()) {
    const section = sections[index] ?? "";
    const rows = [...section.matchAll(/^\| `(\w+)` +\| (\w+) +\| (.+?) +\|/gm)].map(([, ...cells]) => cells);
    const expected = Object.entries(keys).map(([key, { type, values }]) => [
      key,
      type === "number" ? "nombre" : "texte",
      values ? values.map((value) => `\`${JSON.stringify(value)}\``).join(", ") : "libre",
    ]);
    expect(rows).toEqual(expected);
    const [, example = "{}"] = /```json\n([\s\S]+?)\n```/.exec(section) ?? [];
    expect([event, checkEvent(JSON.parse(example) as Record<string, unknown>)]).toEqual([event, []]);
  }
});
