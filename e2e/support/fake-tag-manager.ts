import type { BrowserContext, Page } from "@playwright/test";

/** A pushed message; commands (`Arguments`) are converted to arrays. */
export type Pushed = Record<string, unknown> | unknown[];

const origin = "https://www.googletagmanager.com";

/** Does what the real script does: reads the data layer, wraps `push`, and sets a cookie if consent allows. */
const script = `(() => {
  const layer = window.dataLayer;
  const received = (window.receivedByTagManager = []);
  const receive = (message) => {
    const isCommand = Object.prototype.toString.call(message) === "[object Arguments]";
    received.push(isCommand ? Array.from(message) : message);
  };
  layer.forEach(receive);
  const previous = layer.push;
  layer.push = function (...messages) {
    messages.forEach(receive);
    return previous.apply(layer, messages);
  };
  document.cookie = "_ga=GA1.1.1.1; Path=/; Max-Age=60";
  document.cookie = "_ga_TEST123=GS2.1; Path=/; Max-Age=60";
  document.cookie = "_gcl_au=1.1.1; Path=/; Max-Age=60";
  layer.push({ event: "gtm.dom" });
})();`;

/** Replaces Google's servers, and records requests to them and to any other third party. */
export class FakeTagManager {
  /** Requests for the tag manager's script, in order. */
  readonly loads: string[] = [];
  /** All third-party requests. */
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

/** The messages in the data layer, in order. */
export const pushed = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((message) =>
      Object.prototype.toString.call(message) === "[object Arguments]"
        ? Array.from(message as ArrayLike<unknown>)
        : (message as Record<string, unknown>),
    ),
  );

/** The messages received by the tag manager: more than the layer holds if the gate leaks. */
export const received = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() => (window as { receivedByTagManager?: Pushed[] }).receivedByTagManager ?? []);

/** The site's events among the pushed messages, without commands and the tag manager's internal events. */
export const events = async (page: Page, name?: string): Promise<Record<string, unknown>[]> =>
  (await pushed(page)).filter(
    (message): message is Record<string, unknown> =>
      !Array.isArray(message) &&
      !String(message.event).startsWith("gtm.") &&
      (name === undefined || message.event === name),
  );
