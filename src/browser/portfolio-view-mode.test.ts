import { applyStoredViewMode, storeViewMode, storedViewMode } from "./portfolio-view-mode";

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

test("restores the stored mode", () => {
  storeViewMode("grid");
  expect(storedViewMode()).toBe("grid");
  storeViewMode("compact");
  expect(storedViewMode()).toBe("compact");
  expect(localStorage.getItem("projects-view-mode")).toBe("compact");
});

test.each([["list"], [""], ["GRID"], ['"grid"'], ["null"]])("ignores the stored value %j", (value) => {
  localStorage.setItem("projects-view-mode", value);
  expect(storedViewMode()).toBeNull();
});

test("keeps the choice for the visit when storage throws", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  storeViewMode("grid");
  expect(storedViewMode()).toBe("grid");
});

describe("the inline script", () => {
  /** Runs the inline script where the parser would: inside the element whose mode it may change. */
  const parsedMode = (): string | undefined => {
    const view = document.createElement("div");
    view.dataset.mode = "compact";
    document.body.append(view);
    const script = document.createElement("script");
    script.textContent = applyStoredViewMode;
    view.append(script);
    return view.dataset.mode;
  };

  test("shows the stored grid before hydration", () => {
    localStorage.setItem("projects-view-mode", "grid");
    expect(parsedMode()).toBe("grid");
  });

  test.each([[null], ["compact"], ["other"]])("keeps the prerendered mode when %j is stored", (value) => {
    if (value !== null) localStorage.setItem("projects-view-mode", value);
    expect(parsedMode()).toBe("compact");
  });

  test("ignores storage that throws", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    expect(parsedMode()).toBe("compact");
  });
});
