import { installDataLayer, pushedMessages, setGateOpen } from "./data-layer";
import { measureScrollDepth } from "./scroll-depth";

const height = 800;
let pageHeight = 4800;
let scrolled = 0;
let stop: () => void;

function define(target: object, name: string, get: () => number): void {
  Object.defineProperty(target, name, { get, configurable: true });
}

define(window, "innerHeight", () => height);
define(window, "scrollY", () => scrolled);
define(document.documentElement, "scrollHeight", () => pageHeight);

const scrollTo = (position: number) => {
  scrolled = position;
  document.dispatchEvent(new Event("scroll"));
};

const steps = () => pushedMessages().map((event) => (event as { percent_scrolled: number }).percent_scrolled);

beforeEach(() => {
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGateOpen(true);
  scrolled = 0;
  pageHeight = 4800;
  stop = measureScrollDepth(new Set());
});

afterEach(() => stop());

test("each threshold is reported once, when it is reached", () => {
  scrollTo(999 - 1);
  expect(steps()).toEqual([]);
  scrollTo(1000);
  expect(pushedMessages()).toEqual([
    { event: "scroll_depth", custom_parameter: "consultant_nocode", percent_scrolled: 25 },
  ]);
  scrollTo(0);
  scrollTo(1000);
  expect(steps()).toEqual([25]);
});

test("a jump to the end reports every threshold, in order", () => {
  scrollTo(4000);
  expect(steps()).toEqual([25, 50, 75, 90]);
});

test("on a page that opens scrolled down, only the thresholds below are reported", () => {
  stop();
  scrolled = 2000;
  stop = measureScrollDepth(new Set());
  scrollTo(0);
  scrollTo(2000);
  expect(steps()).toEqual([]);
  scrollTo(3000);
  expect(steps()).toEqual([75]);
});

test("when a page grows, thresholds follow its new height", () => {
  scrollTo(1000);
  pageHeight = 8800;
  scrollTo(3000);
  expect(steps()).toEqual([25]);
  scrollTo(4000);
  expect(steps()).toEqual([25, 50]);
});

test("a page that fits the viewport reports nothing", () => {
  pageHeight = 800;
  scrollTo(0);
  expect(steps()).toEqual([]);
});

test("once stopped, reports nothing", () => {
  stop();
  scrollTo(4000);
  expect(steps()).toEqual([]);
});
