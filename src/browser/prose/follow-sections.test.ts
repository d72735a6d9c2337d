import { followSections } from "./follow-sections";

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
    <nav class="contents"><a href="#debut">Début</a><a href="#%C3%A9tapes">Étapes</a><a href="#fin">Fin</a></nav>
    <h2 id="debut">Début</h2><h2 id="étapes">Étapes</h2><h2 id="fin">Fin</h2><a href="#fin">ailleurs</a>`;
  return document.body;
};

const cross = (id: string, isIntersecting: boolean) =>
  report([{ target: document.getElementById(id)!, isIntersecting }]);
const current = () => [...document.querySelectorAll("[aria-current='true']")].map(({ textContent }) => textContent);

beforeEach(() => {
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

test("marks the last part whose heading was passed, downwards and upwards", () => {
  followSections(article());
  expect(current()).toEqual([]);
  cross("debut", true);
  expect(current()).toEqual(["Début"]);
  cross("étapes", true);
  expect(current()).toEqual(["Étapes"]);
  cross("étapes", false);
  expect(current()).toEqual(["Début"]);
});

test("observes far above the window, so that a passed heading stays passed", () => {
  followSections(article());
  expect(options?.rootMargin).toMatch(/^\d{6,}px 0px -\d+% 0px$/);
});

test("stops when asked", () => {
  followSections(article())();
  expect(disconnect).toHaveBeenCalled();
});

test("leaves the contents alone where the browser can't observe", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  expect(() => followSections(article())()).not.toThrow();
});
