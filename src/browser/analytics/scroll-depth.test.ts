import { installDataLayer, pushedSoFar, setGate } from "./data-layer";
import { measureScrollDepth } from "./scroll-depth";

const height = 800;
let pageHeight = 4800;
let stop: () => void;
let wake: () => void = () => undefined;
let resize: () => void = () => undefined;

function define(target: object, name: string, get: () => number): void {
  Object.defineProperty(target, name, { get, configurable: true });
}

let scrolled = 0;
define(window, "innerHeight", () => height);
define(window, "scrollY", () => scrolled);
define(document.documentElement, "scrollHeight", () => pageHeight);

const scrollTo = (position: number) => {
  scrolled = position;
  wake();
};

const steps = () => pushedSoFar().map((event) => (event as { percent_scrolled: number }).percent_scrolled);

let options: IntersectionObserverInit | undefined;

beforeEach(() => {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
      super(callback, given);
      options = given;
      wake = () => callback([], this);
    }
  };
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe = () => resize();
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGate(true);
  scrolled = 0;
  pageHeight = 4800;
  stop = measureScrollDepth();
});

afterEach(() => stop());

test("each step is told once, exactly, when it is reached", () => {
  scrollTo(999 - 1);
  expect(steps()).toEqual([]);
  scrollTo(1000);
  expect(pushedSoFar()).toEqual([
    { event: "scroll_depth", custom_parameter: "consultant_nocode", percent_scrolled: 25 },
  ]);
  scrollTo(0);
  scrollTo(1000);
  expect(steps()).toEqual([25]);
});

test("a jump to the end tells every step, in order", () => {
  scrollTo(4000);
  expect(steps()).toEqual([25, 50, 75, 90]);
});

test("the observer wakes up exactly where a step is reached, whatever was jumped over", () => {
  // 25 % of 4,000 px that scroll, seen from the lower edge of an 800 px window, less the pixel of tolerance.
  expect(options?.threshold).toEqual([1799 / 4800, 2799 / 4800, 3799 / 4800, 4399 / 4800]);
  expect(options?.rootMargin).toBe("1000000px 0px 0px");
});

test("a page that grows is measured by its new height", () => {
  scrollTo(1000);
  pageHeight = 8800;
  resize();
  scrollTo(3000);
  expect(steps()).toEqual([25]);
  scrollTo(4000);
  expect(steps()).toEqual([25, 50]);
});

test("a page that fits the window has no depth", () => {
  stop();
  pageHeight = 800;
  stop = measureScrollDepth();
  wake();
  expect(steps()).toEqual([]);
});

test("a browser without observers costs a message in the console, nothing more", () => {
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  Reflect.deleteProperty(window, "ResizeObserver");
  expect(() => measureScrollDepth()()).not.toThrow();
  expect(info).toHaveBeenCalledWith(expect.stringContaining("scroll_depth"));
});
