import type * as router from "./disable-router";

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
  ["//blog?a=1#%E0", "//blog?a=1"],
  ["/#contact", "/#contact"],
  ["/#l%C3%A0", "/#l%C3%A0"],
])("«%s» becomes «%s», and the history state is kept", (address, expected) => {
  window.history.replaceState({ key: "a" }, "", window.location.origin + address);
  load();
  expect(window.location.href.replace(window.location.origin, "")).toBe(expected);
  expect(window.history.state).toEqual({ key: "a" });
});

test.each(["/blog/remise-100%25", "/:uri", "/inconnu?a=1#b", "//inconnu", "//exemple.fr/a?b=1#c", "///"])(
  "the not-found page hides «%s» from the router, then shows it again",
  (address) => {
    Object.assign(window, { pagePath: "/404.html" });
    window.history.replaceState({ key: "a" }, "", window.location.origin + address);
    jest.isolateModules(() => {
      const { restoreAddress } = jest.requireActual<typeof router>("./disable-router");
      expect(window.location.pathname).toBe("/404.html");
      restoreAddress();
      expect(window.location.href.replace(window.location.origin, "")).toBe(address);
      // The second call must do nothing: the visitor may have followed an anchor since.
      window.history.replaceState(null, "", "#plus-loin");
      restoreAddress();
      expect(window.location.hash).toBe("#plus-loin");
    });
    Object.assign(window, { pagePath: undefined });
  },
);
