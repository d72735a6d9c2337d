/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { catalogue } from "../../src/browser/analytics/event-catalogue";
import { checkContainer } from "./check-container";
import type { Container, Tag, Trigger, Variable } from "./container-format";

const file = path.resolve(__dirname, "../../static/gtm/conteneur-ga4.json");
const events = Object.keys(catalogue);
const read = () => JSON.parse(readFileSync(file, "utf8")) as Container;

type Version = { tag: Tag[]; trigger: Trigger[]; variable: Variable[] };

/** The errors found after breaking the container on purpose. */
function mistakesAfter(spoil: (version: Version) => void): string[] {
  const container = read();
  spoil(container.containerVersion);
  return checkContainer(container, events);
}

const first = <Item>(items: Item[]): Item => items[0] as Item;
const last = <Item>(items: Item[]): Item => items.at(-1) as Item;

test("the generated container has no mistake", () => {
  expect(checkContainer(read(), events)).toEqual([]);
  expect(read().exportFormatVersion).toBe(2);
});

test("it contains a configuration tag, then one tag and one trigger per event", () => {
  const { tag, trigger } = read().containerVersion;
  expect(tag.map(({ type }) => type)).toEqual(["googtag", ...events.map(() => "gaawe")]);
  expect(trigger.map(({ type }) => type)).toEqual(events.map(() => "CUSTOM_EVENT"));
});

test.each<[string, (version: Version) => void, RegExp]>([
  ["a duplicate identifier", ({ tag }) => (last(tag).tagId = first(tag).tagId), /Identifiant en double/],
  ["a duplicate name", ({ tag }) => (last(tag).name = first(tag).name), /Nom en double/],
  ["a name that the import rejects", ({ trigger }) => (last(trigger).name = "a : b"), /Nom refusé/],
  ["a missing trigger", ({ tag }) => (last(tag).firingTriggerId = ["999"]), /Déclencheur absent : 999/],
  ["a missing variable", ({ variable }) => variable.pop(), /Variable absente/],
  ["an unused variable", ({ variable }) => (last(variable).name = "Oubliée"), /Variable sans emploi : Oubliée/],
  ["two triggers for an event", ({ trigger }) => trigger.push({ ...last(trigger), triggerId: "999" }), /Plusieurs/],
  ["an event without a trigger", ({ trigger }) => trigger.pop(), /Aucun déclencheur pour javascript_error/],
  [
    "an event that is not in the catalogue",
    ({ trigger }) => (last(last(trigger).customEventFilter).parameter[1]!.value = "x"),
    /hors/,
  ],
  [
    "a Google tag without the cleaned page URL",
    ({ tag }) => first(tag).parameter.splice(1, 1),
    /Adresse brute .* GA4 - Configuration/,
  ],
  [
    "a Google tag that uses the raw URL",
    ({ tag }) => {
      const row = first(tag).parameter[1]?.list?.find(({ map }) => map?.[0]?.value === "page_location");
      Object.assign(row?.map?.[1] ?? {}, { value: "{{Page URL}}" });
    },
    /Adresse brute/,
  ],
  [
    "a Google tag that fires before the URL is known",
    ({ tag, trigger }) => (first(tag).firingTriggerId = [last(trigger).triggerId]),
    /Adresse pas encore connue/,
  ],
  ["a Google tag that fires last", ({ tag }) => delete first(tag).priority, /Adresse pas encore connue/],
  [
    "a tag that does not require consent",
    ({ tag }) => (last(tag).consentSettings.consentStatus = "NOT_SET"),
    /Balise sans/,
  ],
  [
    "a trigger type in camel case",
    ({ trigger }) => Object.assign(last(trigger), { type: "customEvent" }),
    /customEvent/,
  ],
  ["a firing option in camel case", ({ tag }) => Object.assign(last(tag), { tagFiringOption: "oncePerEvent" }), /once/],
  [
    "a parameter type in lower case",
    ({ tag }) => Object.assign(last(tag).parameter[0]!, { type: "template" }),
    /templ/,
  ],
])("%s is found", (_, spoil, mistake) => {
  expect(mistakesAfter(spoil)).toContainEqual(expect.stringMatching(mistake));
});
