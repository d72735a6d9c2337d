/** The module has side effects on import. */
const load = () => jest.isolateModules(() => void jest.requireActual("./disable-router"));

test("listeners added later receive no `popstate`", () => {
  load();
  const listener = jest.fn();
  window.addEventListener("popstate", listener);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ["/blog?a=1#100%", "/blog?a=1"],
  ["/blog#%E0", "/blog"],
  ["/#contact", "/#contact"],
  ["/#l%C3%A0", "/#l%C3%A0"],
])("«%s» becomes «%s», and the history state is kept", (address, expected) => {
  window.history.replaceState({ key: "a" }, "", address);
  load();
  expect(window.location.href.replace(window.location.origin, "")).toBe(expected);
  expect(window.history.state).toEqual({ key: "a" });
});
