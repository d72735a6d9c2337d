import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

const { dataset } = document.documentElement;

const asked = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);

/** A parsed page: its scripts are listed but not requested yet. */
function load(): void {
  document.head.innerHTML = "";
  dataset.scripts = "";
  const named = Object.assign(document.createElement("script"), { type: "text/plain" });
  named.dataset.files = "/framework.js /app.js";
  jest.spyOn(document, "currentScript", "get").mockReturnValue(named);
  jest.isolateModules(() => void jest.requireActual("./start-scripts"));
}

const wake = () => document.dispatchEvent(new Event("awake"));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button type="button">Menu</button><button>Envoyer</button>';
  load();
});
afterEach(() => {
  wake();
  // Makes the page request its scripts, so that no listener reacts to the next test's events.
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
});

describe("the scripts of a page", () => {
  test.each([
    ["at the first press", () => document.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["at the first key", () => document.dispatchEvent(new Event("keydown", { bubbles: true }))],
    ["after 3 s", () => jest.advanceTimersByTime(3000)],
  ])("are asked for %s, in order and once", (_when, act) => {
    expect(asked()).toEqual([]);
    act();
    expect(asked()).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(asked()).toEqual(["/framework.js", "/app.js"]);
  });

  test("are asked for a moment after the page is loaded, lower than its top", () => {
    window.scrollY = 100;
    window.dispatchEvent(new Event("load"));
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(asked()).toHaveLength(2);
    window.scrollY = 0;
  });
});

describe("the look without scripts", () => {
  test("comes when one can't be had", () => {
    jest.advanceTimersByTime(3000);
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(dataset.scripts).toBeUndefined();
  });

  test("comes when the page is not awake in time, and goes should it wake up all the same", () => {
    jest.advanceTimersByTime(15_000);
    expect(dataset.scripts).toBeUndefined();
    wake();
    expect(dataset.scripts).toBe("awake");
  });

  test("does not come for what fails once the page is awake", () => {
    wake();
    window.dispatchEvent(new ErrorEvent("error"));
    jest.advanceTimersByTime(15_000);
    expect(dataset.scripts).toBe("awake");
  });
});

describe("a button clicked before the page is awake", () => {
  const clicksOn = (name: string) => {
    const heard = jest.fn();
    screen.getByRole("button", { name }).addEventListener("click", heard);
    return heard;
  };
  const click = (name: string) =>
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole("button", { name }));

  test("is clicked again then", async () => {
    await click("Menu");
    const heard = clicksOn("Menu");
    wake();
    jest.advanceTimersByTime(10);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("is left alone once its visitor has given up", async () => {
    await click("Menu");
    const heard = clicksOn("Menu");
    jest.advanceTimersByTime(2500);
    wake();
    jest.advanceTimersByTime(10);
    expect(heard).not.toHaveBeenCalled();
  });

  test("is left alone when it has sent a form by itself", async () => {
    await click("Envoyer");
    const heard = clicksOn("Envoyer");
    wake();
    jest.advanceTimersByTime(10);
    expect(heard).not.toHaveBeenCalled();
  });
});
