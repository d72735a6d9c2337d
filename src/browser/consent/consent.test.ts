import type * as consentModule from "./consent";

const key = "cookie-consent";
const refused = '{"necessary":true,"analytics":false,"marketing":false}';
const accepted = '{"necessary":true,"analytics":true,"marketing":true}';

/** Loads the module as on a new page: the module has the choice in memory. */
async function load(): Promise<typeof consentModule> {
  jest.resetModules();
  return import("./consent");
}

/** Simulates a write made by another tab. */
const writeElsewhere = (name: string | null, value: string | null) => {
  if (name === null) localStorage.clear();
  else if (value !== null) localStorage.setItem(name, value);
  window.dispatchEvent(new StorageEvent("storage", { key: name, newValue: value }));
};

beforeEach(() => localStorage.clear());

test("there is no choice before the visitor makes one", async () => {
  const { currentConsent } = await load();
  expect(currentConsent()).toBeNull();
});

test("a choice is stored, sent to subscribers and restored after a reload", async () => {
  const { currentConsent, onConsentChange, saveChoice } = await load();
  const listener = jest.fn();
  onConsentChange(listener);
  saveChoice({ analytics: true, marketing: false });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentConsent()).toMatchObject({ necessary: true, analytics: true, marketing: false });
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({ necessary: true, analytics: true });
  expect((await load()).currentConsent()).toMatchObject({ analytics: true, marketing: false });
});

test("the same object is returned until the choice changes, as React requires", async () => {
  const { currentConsent, saveChoice } = await load();
  saveChoice({ analytics: true, marketing: true });
  expect(currentConsent()).toBe(currentConsent());
});

test("a choice made in another tab applies here, and so does clearing the storage", async () => {
  const { currentConsent, onConsentChange, startConsent } = await load();
  const listener = jest.fn();
  onConsentChange(listener);
  expect(currentConsent()).toBeNull();
  startConsent();
  writeElsewhere(key, accepted);
  expect(currentConsent()).toMatchObject({ analytics: true, marketing: true });
  writeElsewhere(null, null);
  expect(currentConsent()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test("subscribers are notified of a change of marketing alone, not of the same choice read again", async () => {
  const { currentConsent, onConsentChange, saveChoice, startConsent } = await load();
  startConsent();
  saveChoice({ analytics: true, marketing: true });
  const [listener, choice] = [jest.fn(), currentConsent()];
  onConsentChange(listener);
  document.dispatchEvent(new Event("visibilitychange"));
  expect([currentConsent() === choice, listener.mock.calls.length]).toEqual([true, 0]);
  writeElsewhere(key, accepted.replace('"marketing":true', '"marketing":false'));
  expect([currentConsent()?.marketing, listener.mock.calls.length]).toEqual([false, 1]);
});

test("subscribers are not notified of the stored choice when a page is first shown", async () => {
  localStorage.setItem(key, accepted);
  const { onConsentChange, startConsent } = await load();
  const listener = jest.fn();
  onConsentChange(listener);
  startConsent();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
});

test("a page restored from the back/forward cache reads the choice again", async () => {
  const { currentConsent, startConsent } = await load();
  localStorage.setItem(key, accepted);
  expect(currentConsent()?.analytics).toBe(true);
  startConsent();
  localStorage.setItem(key, refused);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(currentConsent()?.analytics).toBe(false);
});

test("a choice that expired while the tab was hidden is dropped when it is shown", async () => {
  jest.useFakeTimers({ now: new Date("2025-11-20T10:00:00Z") });
  const { currentConsent, saveChoice, startConsent } = await load();
  startConsent();
  saveChoice({ analytics: true, marketing: true });
  jest.setSystemTime(new Date("2026-05-20T10:00:01Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(currentConsent()).toBeNull();
  jest.useRealTimers();
});

test("when storage throws, the choice is kept for the visit", async () => {
  const { currentConsent, saveChoice, startConsent } = await load();
  startConsent();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  saveChoice({ analytics: false, marketing: false });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(currentConsent()).toMatchObject({ analytics: false, marketing: false });
});

test.each([
  ["pageshow", () => window, () => new PageTransitionEvent("pageshow", { persisted: true })],
  ["visibilitychange", () => document, () => new Event("visibilitychange")],
])("a tag that listens to «%s» finds the choice already applied", async (type, target, event) => {
  const { currentConsent, startConsent } = await load();
  localStorage.setItem(key, accepted);
  expect(currentConsent()?.analytics).toBe(true);
  const tag = jest.fn(() => currentConsent()?.analytics);
  target().addEventListener(type, tag, { once: true });
  startConsent();
  localStorage.setItem(key, refused);
  target().dispatchEvent(event());
  expect(tag).toHaveReturnedWith(false);
});
