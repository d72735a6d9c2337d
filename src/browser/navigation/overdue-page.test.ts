import { endWait, watchOverduePages } from "./overdue-page";

/** What the router does of a click on a link of the site. */
const take = (event: Event) => event.preventDefault();

const click = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** jsdom follows no link but those to a fragment. */
const arrived = () => window.location.hash;

beforeAll(watchOverduePages);

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = "";
  document.body.innerHTML =
    '<a href="#a"><b id="taken">A</b></a><a href="#b" id="plain">B</a><a href="https://exemple.fr" id="far">C</a>';
  document.getElementById("taken")?.addEventListener("click", take);
  document.getElementById("far")?.addEventListener("click", take);
});

afterEach(() => {
  endWait();
  jest.useRealTimers();
});

test("a page that does not come is loaded by the browser", () => {
  click("taken");
  jest.advanceTimersByTime(4900);
  expect(arrived()).toBe("");
  jest.advanceTimersByTime(200);
  expect(arrived()).toBe("#a");
});

test("one that has come is not", () => {
  click("taken");
  endWait();
  jest.advanceTimersByTime(10_000);
  expect(arrived()).toBe("");
});

test("what the router did not take, or could not, is left alone", () => {
  click("plain");
  click("far");
  expect(jest.getTimerCount()).toBe(0);
});
