import type { BrowserContext, Page } from "@playwright/test";

/** What the data layer received, commands as the lists they stand for. */
export type Pushed = Record<string, unknown> | unknown[];

const origin = "https://www.googletagmanager.com";

/**
 * Does what the real script does to the page: reads what the layer holds, then wraps `push` to hear the rest
 * before passing it on, and sets a cookie when consent allows.
 */
const script = `(() => {
  const layer = window.dataLayer;
  const heard = (window.heardByTagManager = []);
  const hear = (message) => {
    const isCommand = Object.prototype.toString.call(message) === "[object Arguments]";
    heard.push(isCommand ? Array.from(message) : message);
  };
  layer.forEach(hear);
  const former = layer.push;
  layer.push = function (...messages) {
    messages.forEach(hear);
    return former.apply(layer, messages);
  };
  document.cookie = "_ga=GA1.1.1.1; Path=/; Max-Age=60";
  document.cookie = "_ga_TEST123=GS2.1; Path=/; Max-Age=60";
  document.cookie = "_gcl_au=1.1.1; Path=/; Max-Age=60";
  layer.push({ event: "gtm.dom" });
})();`;

/** Stands in for Google's servers, and counts what is asked of them and of any other third party. */
export class FakeTagManager {
  /** Addresses of the tag manager's script that were asked for, in order. */
  readonly loads: string[] = [];
  /** Every request that left for another host than the site's. */
  readonly thirdParty: string[] = [];

  private constructor(private readonly answer: "script" | "blocked") {}

  static async install(context: BrowserContext, answer: "script" | "blocked" = "script"): Promise<FakeTagManager> {
    const fake = new FakeTagManager(answer);
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "localhost") fake.thirdParty.push(request.url());
    });
    await context.route(`${origin}/**`, (route) => {
      fake.loads.push(route.request().url());
      return fake.answer === "blocked"
        ? route.abort("blockedbyclient")
        : route.fulfill({ contentType: "text/javascript", body: script });
    });
    return fake;
  }
}

/** The content of the data layer, in order. */
export const pushed = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((message) =>
      Object.prototype.toString.call(message) === "[object Arguments]"
        ? Array.from(message as ArrayLike<unknown>)
        : (message as Record<string, unknown>),
    ),
  );

/** What reached the tag manager itself, which hears more than the array shows when a gate leaks. */
export const heard = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() => (window as { heardByTagManager?: Pushed[] }).heardByTagManager ?? []);

/** The events of the site among what was pushed: neither commands nor the tag manager's own steps. */
export const events = async (page: Page, name?: string): Promise<Record<string, unknown>[]> =>
  (await pushed(page)).filter(
    (message): message is Record<string, unknown> =>
      !Array.isArray(message) &&
      !String(message.event).startsWith("gtm.") &&
      (name === undefined || message.event === name),
  );
