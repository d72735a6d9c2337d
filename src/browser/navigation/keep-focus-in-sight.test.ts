import { keepFocusInSight } from "./keep-focus-in-sight";

const scrollIntoView = jest.fn();

beforeAll(keepFocusInSight);

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  document.body.innerHTML = '<main><a href="/blog">Blog</a></main>';
});

const press = (key: string) => {
  scrollIntoView.mockClear();
  const link = document.querySelector("a")!;
  link.blur();
  document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  link.focus();
};

test("scrolls to what Tab reaches, not to what the page focuses after another key", () => {
  press("Tab");
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", inline: "nearest" });
  press("Enter");
  expect(scrollIntoView).not.toHaveBeenCalled();
});
