import { settleSections } from "./settle-sections";

const settled = () => [...document.querySelectorAll<HTMLElement>("section")].map(({ dataset }) => "settled" in dataset);

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
  settleSections();
  expect(settled()).toEqual([false, false]);
  pass();
  expect(settled()).toEqual([true, false]);
  pass();
  expect(settled()).toEqual([true, true]);
  pass();
  expect(idle).toEqual([]);
});

test("lays a section out in that moment, not in the frame that paints it", () => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
  const measured = jest.spyOn(Element.prototype, "getBoundingClientRect");
  const [first] = document.querySelectorAll("section");
  settleSections();
  pass();
  expect(measured.mock.contexts).toEqual([first]);
  expect(settled()).toEqual([true, false]);
});

test("lays them out without idle callbacks", () => {
  jest.useFakeTimers();
  settleSections();
  jest.runAllTimers();
  expect(settled()).toEqual([true, true]);
  jest.useRealTimers();
});
