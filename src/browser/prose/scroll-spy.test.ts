import { startScrollSpy } from "./scroll-spy";

let report: (entries: Partial<IntersectionObserverEntry>[]) => void;
let options: IntersectionObserverInit | undefined;
const disconnect = jest.fn();

class Observer {
  constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
    report = (entries) => callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    options = init;
  }
  observe() {}
  disconnect = disconnect;
}

const article = () => {
  document.body.innerHTML = `
    <nav class="sidebar"><a href="#debut">Début</a><a href="#%C3%A9tapes">Étapes</a><a href="#fin">Fin</a></nav>
    <h2 id="debut">Début</h2><h2 id="étapes">Étapes</h2><h2 id="fin">Fin</h2><a href="#fin">ailleurs</a>`;
  return document.body;
};

const cross = (id: string, isPassed: boolean) =>
  report([{ target: document.getElementById(id)!, intersectionRatio: isPassed ? 0 : 1 }]);
const current = () => [...document.querySelectorAll("[aria-current='true']")].map(({ textContent }) => textContent);

beforeEach(() => {
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

test("marks the last section whose heading was passed, scrolling down and up", () => {
  startScrollSpy(article());
  expect(current()).toEqual([]);
  cross("debut", true);
  expect(current()).toEqual(["Début"]);
  cross("étapes", true);
  expect(current()).toEqual(["Étapes"]);
  cross("étapes", false);
  expect(current()).toEqual(["Début"]);
});

test("a section is current once its heading is just below the top of the window, and after", () => {
  startScrollSpy(article());
  expect(options?.rootMargin).toMatch(/^-24px 0px \d{6,}px$/);
});

test("disconnects when stopped", () => {
  startScrollSpy(article())();
  expect(disconnect).toHaveBeenCalled();
});

test("does nothing without IntersectionObserver", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  expect(() => startScrollSpy(article())()).not.toThrow();
});
