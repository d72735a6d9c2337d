import { installDataLayer, pushedMessages, setGateOpen } from "./data-layer";
import { measureTimeOnPage } from "./time-on-page";

let stop: () => void;

const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

function show(visible: boolean): void {
  Object.defineProperty(document, "hidden", { value: !visible, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

const time = (seconds: number, label: string) => ({
  event: "time_on_page",
  custom_parameter: "consultant_nocode",
  seconds_on_page: seconds,
  event_label: label,
});

beforeEach(() => {
  jest.useFakeTimers();
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGateOpen(true);
  show(true);
  stop = measureTimeOnPage(new Set());
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  [10.3, 10, "bounce_candidate"],
  [11, 11, "bounce_candidate"],
  [60, 60, "bounce_candidate"],
  [60.3, 60, "engaged_user"],
  [61, 61, "engaged_user"],
])("%s seconds on a page are reported on leaving, as %s, labelled %s", (seconds, reported, label) => {
  wait(seconds);
  leave();
  expect(pushedMessages()).toEqual([time(reported, label)]);
});

test("ten seconds or less are not reported", () => {
  wait(10);
  leave();
  expect(pushedMessages()).toEqual([]);
});

test("only visible time counts", () => {
  wait(8);
  show(false);
  wait(500);
  show(true);
  wait(8);
  leave();
  expect(pushedMessages()).toEqual([time(16, "bounce_candidate")]);
});

test("a page opened in the background counts from the moment it is shown", () => {
  stop();
  show(false);
  stop = measureTimeOnPage(new Set());
  wait(300);
  show(true);
  wait(12);
  leave();
  expect(pushedMessages()).toEqual([time(12, "bounce_candidate")]);
});

test("hiding the tab counts as leaving, and only the first departure is reported", () => {
  wait(20);
  show(false);
  leave();
  show(true);
  wait(50);
  leave();
  expect(pushedMessages()).toEqual([time(20, "bounce_candidate")]);
});

test("the end of a page view counts as leaving", () => {
  wait(30);
  stop();
  leave();
  expect(pushedMessages()).toEqual([time(30, "bounce_candidate")]);
});
