import type * as consentModule from "../../src/browser/consent/consent";

/** A page with an inert tag manager, for the tests of measuring; «web-vitals» is mocked by each test. */

const snippet = '<script type="text/plain" data-category="analytics">window.loads = (window.loads ?? 0) + 1;</script>';

export const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};
export const everything = { analytics: true, marketing: true };
export const nothing = { analytics: false, marketing: false };
export const update = (changes: object) => ["consent", "update", { ...denied, ...changes }];

export const pageView = (title: string, path: string) => ({
  event: "page_view",
  custom_parameter: "consultant_nocode",
  page_title: title,
  page_location: `http://localhost${path}`,
  page_path: path,
});

export const settle = () => jest.advanceTimersByTimeAsync(100);

/** Loads a page and waits 200 ms, after which the measurements have started if consent was given. */
export async function load(path = "/", title = "Accueil"): Promise<typeof consentModule> {
  jest.resetModules();
  Reflect.deleteProperty(window, "dataLayer");
  window.history.replaceState(null, "", path);
  document.title = title;
  const { startAnalytics } = await import("../../src/browser/analytics/start-analytics");
  const consent = await import("../../src/browser/consent/consent");
  consent.startConsent();
  startAnalytics();
  await jest.advanceTimersByTimeAsync(200);
  return consent;
}

/** Leaves the page, then restores it from the back/forward cache; `meanwhile` stores a choice made in another page. */
export async function restorePage(meanwhile?: object): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  if (meanwhile) localStorage.setItem("cookie-consent", JSON.stringify({ necessary: true, ...meanwhile }));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await settle();
}

/** Fires the `load` event of the tag manager's script, or of a script that the tag manager added. */
export const fireScriptLoad = (script = document.scripts[0]) => script?.dispatchEvent(new Event("load"));

export const layer = (): unknown[] => (window as { dataLayer?: unknown[] }).dataLayer ?? [];

/** The content of the layer, with commands (`Arguments`) as arrays. */
export const pushed = () =>
  layer().map((message) =>
    Object.prototype.toString.call(message) === "[object Arguments]" ? Array.from(message as unknown[]) : message,
  );

/** Each test is a new visitor, with new modules: previous tests' listeners are removed. */
export function resetBeforeEachTest(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, "info").mockImplementation(() => undefined);
    jest.spyOn(document, "addEventListener");
    localStorage.clear();
    document.head.innerHTML = snippet;
    Reflect.deleteProperty(window, "google_tag_manager");
    for (const name of ["_ga", "_ga_ABC123", "_gcl_au"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
  });

  afterEach(() => {
    for (const [type, listener] of jest.mocked(document.addEventListener).mock.calls) {
      document.removeEventListener(type, listener, true);
    }
    jest.useRealTimers();
  });
}
