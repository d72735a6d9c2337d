import { hasGlobalPrivacyControl } from "./global-privacy-control";

afterEach(() => Reflect.deleteProperty(navigator, "globalPrivacyControl"));

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])("for the signal %s, returns %s", (signal, expected) => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: signal, configurable: true });
  expect(hasGlobalPrivacyControl()).toBe(expected);
});
