import { cameByBrowser, entryName, followHistory, takeOverFirstEntry } from "./history-entries";

const events = new EventTarget();

/** What the browser does of a plain link to an anchor, of its arrows, or of an address typed in its bar. */
function arrive(address: string, state: unknown = null): void {
  window.history.replaceState(state, "", address);
  events.dispatchEvent(new PopStateEvent("popstate", { state }));
}

beforeAll(() => {
  jest.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    events.addEventListener(type, listener);
  });
  Object.defineProperty(window.history, "scrollRestoration", { value: "auto", writable: true });
  window.history.replaceState(null, "", "/blog#100%");
  followHistory();
});

test("the first page's entry has a name once it is taken over, and keeps it", () => {
  expect(entryName()).toBe("");
  expect(window.history.scrollRestoration).toBe("auto");
  takeOverFirstEntry();
  const name = entryName();
  expect(name).not.toBe("");
  takeOverFirstEntry();
  expect(entryName()).toBe(name);
});

test("a malformed fragment goes, at the start and at any time, the path and the query stay", () => {
  expect(window.location.pathname + window.location.hash).toBe("/blog");
  arrive("/stack-technique?a=%E0#%E0");
  expect(window.location.pathname + window.location.search + window.location.hash).toBe("/stack-technique?a=%E0");
});

test("a well formed one stays, whether or not it names something", () => {
  arrive("/#%C3%A9tapes");
  expect(window.location.hash).toBe("#%C3%A9tapes");
});

test("each entry has a name of its own, were it of the same instant; those of the router are kept", () => {
  jest.spyOn(Date, "now").mockReturnValue(1_763_632_700_000);
  arrive("/blog");
  const first = entryName();
  arrive("/stack-technique");
  expect(entryName()).not.toBe(first);
  arrive("/blog", { key: "1763632800000" });
  expect(entryName()).toBe("1763632800000");
  window.history.pushState(null, "", "/blog#partie");
  events.dispatchEvent(new PopStateEvent("popstate"));
  expect(entryName()).not.toBe("");
  expect(entryName()).not.toBe(first);
});

test("tells an entry reached by the browser from one that the router made", () => {
  arrive("/blog", { key: "a" });
  expect(cameByBrowser()).toBe(true);
  window.history.pushState({ key: "b" }, "", "/");
  expect(cameByBrowser()).toBe(false);
});

test("the browser places a page that is loaded anew, the site all others", () => {
  expect(window.history.scrollRestoration).toBe("manual");
  events.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(window.history.scrollRestoration).toBe("manual");
});
