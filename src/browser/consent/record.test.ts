import { POLICY_VERSION } from "../../shared/consent-terms";
import { createRecord, parseRecord } from "./record";

const now = new Date("2025-11-20T10:00:00Z");
const parse = (value: unknown) => parseRecord(JSON.stringify(value), now);
const choice = { necessary: true, analytics: true, marketing: false };

test("a record holding just the three booleans is valid", () => {
  expect(parse(choice)).toEqual(choice);
});

test("the record of a choice is valid and contains its date and the policy's version", () => {
  const record = createRecord({ analytics: true, marketing: false }, now);
  expect(record).toEqual({ ...choice, date: "2025-11-20T10:00:00.000Z", version: POLICY_VERSION });
  expect(parse(record)).toEqual(record);
});

test.each([
  ["nothing", null],
  ["text that is not JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["a bare boolean", "true"],
])("%s is rejected", (_, text) => {
  expect(parseRecord(text, now)).toBeNull();
});

test.each([
  ["a missing purpose", { necessary: true, analytics: true }],
  ["a purpose that is not a boolean", { ...choice, marketing: "false" }],
  ["necessary refused", { ...choice, necessary: false }],
  ["an invalid date", { ...choice, date: "hier" }],
  ["a date that is not a string", { ...choice, date: 1763632800000 }],
  ["a date in the future", { ...choice, date: "2031-01-01T00:00:00Z" }],
  ["another version of the policy", { ...choice, version: "0" }],
])("a record with %s is rejected", (_, value) => {
  expect(parse(value)).toBeNull();
});

test.each([
  ["2025-05-20T10:00:00Z", true],
  ["2025-05-20T09:59:59Z", false],
])("six months to the second: a choice of %s is valid: %s", (date, valid) => {
  expect(parse({ ...choice, date }) !== null).toBe(valid);
});

test("a choice of 31 August expires at the end of February", () => {
  const record = JSON.stringify({ ...choice, date: "2025-08-31T12:00:00Z" });
  expect(parseRecord(record, new Date("2026-02-28T12:00:00Z"))).not.toBeNull();
  expect(parseRecord(record, new Date("2026-02-28T12:00:01Z"))).toBeNull();
});

test.each([
  ["2025-11-21T09:59:59Z", true],
  ["2025-11-21T10:00:00Z", false],
])("a clock less than a day ahead is forgiven: a choice of %s is valid: %s", (date, valid) => {
  expect(parse({ ...choice, date }) !== null).toBe(valid);
});
