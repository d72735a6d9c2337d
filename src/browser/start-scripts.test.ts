import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectScripts } from "./expect-scripts";

const { dataset } = document.documentElement;

const requested = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);

/** A parsed page: its scripts are listed but not requested yet. */
function load(): void {
  document.head.innerHTML = "";
  dataset.scripts = "";
  delete dataset.ready;
  const placeholder = Object.assign(document.createElement("script"), { type: "text/plain" });
  placeholder.dataset.files = "/framework.js /app.js";
  jest.spyOn(document, "currentScript", "get").mockReturnValue(placeholder);
  jest.isolateModules(() => void jest.requireActual("./start-scripts"));
}

performance.getEntriesByType = () => [];
document.head.append(Object.assign(document.createElement("script"), { textContent: expectScripts }));

const hydrate = () => document.dispatchEvent(new Event("hydrated"));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { pressed: null });
  document.body.innerHTML =
    '<header><details open></details><a href="#bas">Bas</a></header>' +
    '<button type="button">Filtre</button><button>Envoyer</button>';
  load();
});
afterEach(() => {
  hydrate();
  // The page requests its scripts, so that its listeners do nothing at the next test's events.
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
});

describe("the scripts of a page", () => {
  test.each([
    ["at the first press", () => document.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["at the first key", () => document.dispatchEvent(new Event("keydown", { bubbles: true }))],
    ["after 3 s", () => jest.advanceTimersByTime(3000)],
  ])("are requested %s, in order and once", (_when, act) => {
    expect(requested()).toEqual([]);
    act();
    expect(requested()).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(requested()).toEqual(["/framework.js", "/app.js"]);
  });

  test("are requested just after load when the page opens scrolled down", () => {
    window.scrollY = 100;
    window.dispatchEvent(new Event("load"));
    expect(requested()).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(requested()).toHaveLength(2);
    window.scrollY = 0;
  });
});

describe("the no-script style", () => {
  test("returns when a script fails to load", () => {
    jest.advanceTimersByTime(3000);
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(dataset.scripts).toBeUndefined();
  });

  const own = `${window.location.origin}/app-1.js`;
  const raise = (filename: string) => window.dispatchEvent(new ErrorEvent("error", { filename }));
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

  test.each([
    ["an error", () => raise(own)],
    ["a rejected promise", () => reject(Object.assign(new Error("x"), { stack: `f@${own}:3:14` }))],
  ])("returns for %s of the site's own files", (_what, fail) => {
    fail();
    expect(dataset.scripts).toBeUndefined();
  });

  test("does not return for the error of another site's script, nor while hydration is late", () => {
    for (const file of ["", "chrome-extension://a/inject.js", "https://exemple.fr/a.js", window.location.href])
      raise(file);
    for (const reason of [undefined, "x", new Error("x"), { message: "x" }]) reject(reason);
    jest.advanceTimersByTime(60_000);
    expect(dataset.scripts).toBe("");
  });

  test("does not return for an error after hydration", () => {
    hydrate();
    raise(own);
    expect(dataset.scripts).toBe("");
  });
});

test("a choice in the menu closes it before hydration", async () => {
  const menu = screen.getByRole("group");
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(document.body);
  expect(menu).toHaveAttribute("open");
  await user.click(screen.getByRole("link"));
  expect(menu).not.toHaveAttribute("open");
});

describe("a button clicked before hydration", () => {
  const listenTo = (name: string) => {
    const listener = jest.fn();
    screen.getByRole("button", { name }).addEventListener("click", listener);
    return listener;
  };
  const click = (name: string) =>
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole("button", { name }));

  test("is clicked again after hydration", async () => {
    await click("Filtre");
    const listener = listenTo("Filtre");
    hydrate();
    jest.advanceTimersByTime(10);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("is clicked again even after a late hydration, unless the visitor has pressed elsewhere", async () => {
    await click("Filtre");
    const listener = listenTo("Filtre");
    jest.advanceTimersByTime(20_000);
    hydrate();
    jest.advanceTimersByTime(10);
    expect(listener).toHaveBeenCalledTimes(1);
    load();
    await click("Filtre");
    document.body.click();
    hydrate();
    jest.advanceTimersByTime(10);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("is clicked again though the end of the page had not arrived yet", async () => {
    hydrate();
    await click("Filtre");
    load();
    const listener = listenTo("Filtre");
    hydrate();
    jest.advanceTimersByTime(10);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("is not clicked again if it submits a form", async () => {
    await click("Envoyer");
    const listener = listenTo("Envoyer");
    hydrate();
    jest.advanceTimersByTime(10);
    expect(listener).not.toHaveBeenCalled();
  });
});
