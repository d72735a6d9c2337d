import { layOutSections } from "./lay-out-sections";

const laidOut = () => [...document.querySelectorAll<HTMLElement>("section")].map(({ dataset }) => "laidOut" in dataset);

let idle: (() => void)[] = [];

const pass = () => {
  const tasks = idle;
  idle = [];
  for (const task of tasks) task();
};

beforeEach(() => {
  idle = [];
  document.body.innerHTML = "<main><section></section><section></section></main>";
});

afterEach(() => Reflect.deleteProperty(window, "requestIdleCallback"));

test("lays out one section per idle moment", () => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
  layOutSections();
  expect(laidOut()).toEqual([false, false]);
  pass();
  expect(laidOut()).toEqual([true, false]);
  pass();
  expect(laidOut()).toEqual([true, true]);
  pass();
  expect(idle).toEqual([]);
});

test("lays a section out in the idle moment, not in the frame that paints it", () => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
  const measured = jest.spyOn(Element.prototype, "getBoundingClientRect");
  const [first] = document.querySelectorAll("section");
  layOutSections();
  pass();
  expect(measured.mock.contexts).toEqual([first]);
  expect(laidOut()).toEqual([true, false]);
});

test("lays all sections out in a browser without idle callbacks", () => {
  jest.useFakeTimers();
  layOutSections();
  jest.runAllTimers();
  expect(laidOut()).toEqual([true, true]);
  jest.useRealTimers();
});
