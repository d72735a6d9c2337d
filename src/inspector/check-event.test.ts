import { catalogue, type EventEntry } from "../browser/analytics/event-catalogue";
import { checkEvent, isChecked } from "./check-event";
import { installDataLayer, pushGtagCommand, pushedMessages, setGateOpen } from "../browser/analytics/data-layer";

const valid = { event: "scroll_depth", custom_parameter: "consultant_nocode", percent_scrolled: 25 };

test.each<[string, Record<string, unknown>, RegExp]>([
  ["an unknown event", { ...valid, event: "autre" }, /inconnu.*autre/],
  ["a missing key", { event: "scroll_depth", custom_parameter: "consultant_nocode" }, /manquante.*percent_scrolled/],
  ["a missing common key", { event: "scroll_depth", percent_scrolled: 25 }, /manquante.*custom_parameter/],
  ["a message without a name", { user: 1 }, /sans «\u00a0event\u00a0»/],
  ["a name that is not a text", { ...valid, event: 3 }, /sans «\u00a0event\u00a0»/],
  ["an extra key", { ...valid, email: "a@b.fr" }, /en trop.*email/],
  ["a wrong type", { ...valid, percent_scrolled: "25" }, /percent_scrolled.*un nombre/],
  ["a value not listed", { ...valid, percent_scrolled: 33 }, /percent_scrolled.*25 ou 50 ou 75 ou 90/],
  ["a name inherited by every object", { ...valid, event: "toString" }, /inconnu/],
])("%s is reported", (_, event, mistake) => {
  expect(checkEvent(event)).toEqual([expect.stringMatching(mistake)]);
});

test("names are in snake_case, short enough for Google Analytics, and not reserved", () => {
  const reserved = /^(ga_|google_|firebase_)|^(error|session_start|user_engagement|first_visit|click|scroll)$/;
  const names = Object.entries<EventEntry>(catalogue).flatMap(([event, { keys }]) => [event, ...Object.keys(keys)]);
  for (const name of names) {
    expect(name).toMatch(/^[a-z][a-z_]{1,39}$/);
    expect(name).not.toMatch(reserved);
  }
});

test("commands, the tag manager's internal events and other values are not compared with the catalogue", () => {
  installDataLayer();
  setGateOpen(true);
  pushGtagCommand("consent", "update", {});
  const [command] = pushedMessages();
  expect([valid, { user: 1 }].map(isChecked)).toEqual([true, true]);
  expect([command, { event: "gtm.js" }, null, "page_view", ["page_view"]].map(isChecked)).toEqual(Array(5).fill(false));
});
