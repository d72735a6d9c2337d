import type { Metric } from "web-vitals";

type Report = (metric: Pick<Metric, "value" | "rating" | "id">) => void;

const reporters: Record<string, Report> = {};
const capture = (name: string) => (report: Report) => {
  reporters[name] = report;
};

jest.mock("web-vitals", () => ({ onLCP: capture("LCP"), onINP: capture("INP"), onCLS: capture("CLS") }));

/** The modules have state: each test loads them again, like a new page. */
async function start() {
  jest.resetModules();
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  const { installDataLayer, pushedMessages, setGateOpen } = await import("./data-layer");
  const { measureWebVitals } = await import("./web-vitals");
  installDataLayer();
  setGateOpen(true);
  measureWebVitals();
  return { pushedMessages, setGateOpen, measureWebVitals };
}

const vital = (name: string, value: number, rating = "good", id = `v5-${name}`) => ({
  event: "web_vitals",
  custom_parameter: "consultant_nocode",
  metric_name: name,
  metric_value: value,
  metric_rating: rating,
  metric_id: id,
});

let inputs: ((entries: object[]) => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  inputs = undefined;
  window.PerformanceObserver = class {
    static supportedEntryTypes = ["largest-contentful-paint", "layout-shift", "event", "first-input"];
    constructor(callback: PerformanceObserverCallback) {
      inputs = (entries) => callback({ getEntries: () => entries } as PerformanceObserverEntryList, this);
    }
    observe = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
});

afterEach(() => jest.useRealTimers());

test("LCP and INP are reported in whole milliseconds", async () => {
  const { pushedMessages } = await start();
  reporters.LCP?.({ value: 1234.56, rating: "good", id: "v5-LCP" });
  reporters.INP?.({ value: 240, rating: "needs-improvement", id: "v5-INP" });
  expect(pushedMessages()).toEqual([vital("LCP", 1235), vital("INP", 240, "needs-improvement")]);
});

test("CLS is reported after five seconds, with its value then, to four decimals", async () => {
  const { pushedMessages } = await start();
  reporters.CLS?.({ value: 0, rating: "good", id: "v5-CLS" });
  reporters.CLS?.({ value: 0.123456, rating: "needs-improvement", id: "v5-CLS" });
  jest.advanceTimersByTime(4999);
  expect(pushedMessages()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(pushedMessages()).toEqual([vital("CLS", 0.1235, "needs-improvement")]);
  reporters.CLS?.({ value: 0.5, rating: "poor", id: "v5-CLS" });
  jest.advanceTimersByTime(10_000);
  expect(pushedMessages()).toHaveLength(1);
});

test.each([
  [100, "good"],
  [101, "needs-improvement"],
  [301, "poor"],
])("FID, the delay of the first input: %s ms is %s", async (delay, rating) => {
  const { pushedMessages } = await start();
  inputs?.([{ startTime: 50, processingStart: 50 + delay }]);
  expect(pushedMessages()).toEqual([vital("FID", delay, rating, expect.stringMatching(/^fid-\d+-\d+$/) as string)]);
});

test("each metric is reported once; one dropped without consent does not count", async () => {
  const { pushedMessages, setGateOpen, measureWebVitals } = await start();
  const shift = { value: 0, rating: "good", id: "v5-CLS" } as const;
  setGateOpen(false);
  reporters.CLS?.(shift);
  jest.advanceTimersByTime(5000);
  setGateOpen(true);
  measureWebVitals();
  jest.advanceTimersByTime(5000);
  reporters.LCP?.({ value: 1, rating: "good", id: "v5-LCP" });
  reporters.LCP?.({ value: 1, rating: "good", id: "v5-LCP" });
  // web-vitals reports again after a restore from the back/forward cache.
  reporters.LCP?.({ value: 2, rating: "good", id: "v5-LCP-again" });
  expect(pushedMessages()).toEqual([vital("CLS", 0), vital("LCP", 1)]);
});

test("what the inspector's dry run measured is sent at consent, once", async () => {
  const { pushedMessages, setGateOpen, measureWebVitals } = await start();
  setGateOpen(false);
  reporters.LCP?.({ value: 900, rating: "good", id: "v5-LCP" });
  inputs?.([{ startTime: 50, processingStart: 60 }]);
  expect(pushedMessages()).toEqual([]);
  setGateOpen(true);
  measureWebVitals();
  measureWebVitals();
  // A restore from the back/forward cache measures again.
  reporters.LCP?.({ value: 2, rating: "good", id: "v5-LCP-again" });
  expect(pushedMessages()).toEqual([
    vital("LCP", 900),
    vital("FID", 10, "good", expect.stringMatching(/^fid-/) as string),
  ]);
});

test("a missing observer is only logged", async () => {
  Reflect.deleteProperty(window, "PerformanceObserver");
  const { pushedMessages } = await start();
  expect(console.info).toHaveBeenCalledTimes(4);
  expect(pushedMessages()).toEqual([]);
});
