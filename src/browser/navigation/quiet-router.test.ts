/** The module has side effects on import. */
const load = () => jest.isolateModules(() => void jest.requireActual("./quiet-router"));

test("who listens after it hears of no step back or anchor", () => {
  load();
  const heard = jest.fn();
  window.addEventListener("popstate", heard);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ["/blog?a=1#100%", "/blog?a=1"],
  ["/blog#%E0", "/blog"],
  ["/#contact", "/#contact"],
  ["/#l%C3%A0", "/#l%C3%A0"],
])("«%s» becomes «%s», its state kept", (address, expected) => {
  window.history.replaceState({ key: "a" }, "", address);
  load();
  expect(window.location.href.replace(window.location.origin, "")).toBe(expected);
  expect(window.history.state).toEqual({ key: "a" });
});
