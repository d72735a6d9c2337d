import {
  installDataLayer,
  onPushAttempt,
  pushGtagCommand,
  pushedMessages,
  type PushAttempt,
  setGateOpen,
} from "./data-layer";
import { track } from "./track";

const host = window as { dataLayer?: unknown[] };
const layer = () => host.dataLayer ?? [];
const scroll = { event: "scroll_depth", custom_parameter: "consultant_nocode", percent_scrolled: 25 };

const step = { event: "gtm.dom" };

/** Wraps `push` to observe each call, as the loaded tag manager and inspection extensions do. */
function wrapPush(): unknown[] {
  const received: unknown[] = [];
  const previous = layer().push;
  layer().push = (...messages) => {
    received.push(...messages);
    return previous.apply(layer(), messages);
  };
  return received;
}

beforeEach(() => {
  host.dataLayer = [];
  installDataLayer();
  setGateOpen(false);
});

test("the layer is a plain array from the start, as the tag manager's plugin needs", () => {
  Reflect.deleteProperty(window, "dataLayer");
  installDataLayer();
  expect(Array.isArray(host.dataLayer)).toBe(true);
  expect(() => host.dataLayer?.push({ event: "gatsby-route-change" })).not.toThrow();
});

test("without consent every push is dropped, and none is replayed afterwards", () => {
  expect(track("scroll_depth", { percent_scrolled: 25 })).toBe(false);
  layer().push({ event: "gtm.js" }, { event: "page_view" });
  pushGtagCommand("consent", "update", {});
  setGateOpen(true);
  expect(layer()).toEqual([]);
});

test("with consent an event of the catalogue is sent as one flat object", () => {
  setGateOpen(true);
  expect(track("scroll_depth", { percent_scrolled: 25 })).toBe(true);
  expect(layer()).toEqual([scroll]);
  expect(pushedMessages()).toBe(layer());
});

test("with consent, commands and the tag manager's internal events are sent; anything else is rejected", () => {
  setGateOpen(true);
  pushGtagCommand("consent", "update", { analytics_storage: "granted" });
  layer().push({ event: "gtm.dom" }, { event: "gatsby-route-change" }, { user_email: "a@b.fr" }, null, "x", () => 1);
  expect(layer()).toHaveLength(2);
  expect(Object.prototype.toString.call(layer()[0])).toBe("[object Arguments]");
  expect(layer()[1]).toEqual({ event: "gtm.dom" });
});

test("an event without the site's mark is rejected, even under a known name", () => {
  setGateOpen(true);
  layer().push({ event: "page_view" }, { event: "achat", custom_parameter: "autre" });
  expect(layer()).toEqual([]);
});

test("a wrapper of push receives each allowed message once, and no other", () => {
  setGateOpen(true);
  const first = wrapPush();
  const second = wrapPush();
  layer().push(step, { event: "gatsby-route-change" });
  setGateOpen(false);
  layer().push(step);
  expect(first).toEqual([step]);
  expect(second).toEqual([step]);
  expect(layer()).toEqual([step]);
});

test("a wrapper of push is not called for a rejected message", () => {
  setGateOpen(true);
  const wrapper = jest.fn();
  layer().push = wrapper;
  layer().push({ event: "gatsby-route-change" });
  expect(wrapper).not.toHaveBeenCalled();
});

test("push returns the length, even for a message not let through", () => {
  expect(layer().push(step)).toBe(0);
  setGateOpen(true);
  expect(layer().push(step)).toBe(1);
});

test("each attempted push is reported once, with its outcome", () => {
  const attempts: PushAttempt[] = [];
  const stop = onPushAttempt((attempt) => attempts.push(attempt));
  wrapPush();
  layer().push(step);
  setGateOpen(true);
  layer().push(step, { event: "autre" });
  stop();
  layer().push(step);
  expect(attempts).toEqual([
    { message: step, outcome: "dropped" },
    { message: { event: "autre" }, outcome: "rejected" },
    { message: step, outcome: "sent" },
  ]);
});
