import { afterTitle } from "./title";

const setHidden = (hidden: boolean) => Object.defineProperty(document, "hidden", { value: hidden, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  setHidden(false);
});
afterEach(() => jest.useRealTimers());

const frame = () => jest.advanceTimersByTime(16);

test("it waits for the frame in which the title is written, and one more", () => {
  const callback = jest.fn();
  afterTitle(callback);
  frame();
  expect(callback).not.toHaveBeenCalled();
  frame();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("it can be called off, before and between the frames", () => {
  const callback = jest.fn();
  afterTitle(callback)();
  const cancel = afterTitle(callback);
  frame();
  cancel();
  frame();
  frame();
  expect(callback).not.toHaveBeenCalled();
});

test("a page opened in a background tab, which gets no frame, does not wait", () => {
  setHidden(true);
  const callback = jest.fn();
  afterTitle(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
