import { keepFocusVisible } from "./keep-focus-visible";

const scrollIntoView = jest.fn();

beforeAll(keepFocusVisible);

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  jest.spyOn(Element.prototype, "matches").mockReturnValue(true);
  document.body.innerHTML = '<main><h1 tabindex="-1">Titre</h1><a href="/blog">Blog</a></main>';
});

test("scrolls to a link that has the focus", () => {
  document.querySelector("a")?.focus();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", inline: "nearest" });
});

test("does not scroll to an element with tabindex=-1", () => {
  document.querySelector("h1")?.focus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("does not scroll to an element that has lost the focus by the next frame", () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  const link = document.querySelector("a");
  link?.focus();
  link?.blur();
  for (const frame of frames) frame(0);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
