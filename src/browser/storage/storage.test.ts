import { hideBrokenStorage, onStoredElsewhere, readStored, removeStored, writeStored } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  removeStored("projects-view-mode");
  removeStored("contact-draft");
});

/** Simulates Safari's blocked storage or a full quota. */
function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
}

test("keeps each value where its key belongs", () => {
  writeStored("projects-view-mode", "grid");
  expect(window.localStorage.getItem("projects-view-mode")).toBe("grid");
  expect(readStored("projects-view-mode")).toBe("grid");
  expect(window.sessionStorage).toHaveLength(0);
  removeStored("projects-view-mode");
  expect(window.localStorage.getItem("projects-view-mode")).toBeNull();
});

test("holds a value for the visit when storage throws", () => {
  blockStorage();
  expect(readStored("projects-view-mode")).toBeNull();
  writeStored("projects-view-mode", "grid");
  expect(readStored("projects-view-mode")).toBe("grid");
  removeStored("projects-view-mode");
  expect(readStored("projects-view-mode")).toBeNull();
});

test("does not bring back a value whose removal failed", () => {
  writeStored("contact-draft", "old");
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  removeStored("contact-draft");
  expect(readStored("contact-draft")).toBeNull();
});

describe("a session storage whose methods throw", () => {
  const real = Object.getOwnPropertyDescriptor(window, "sessionStorage");
  afterEach(() => {
    if (real) Object.defineProperty(window, "sessionStorage", real);
    else Reflect.deleteProperty(window, "sessionStorage");
  });

  test.each(["getItem", "setItem", "removeItem"] as const)("is taken out of sight when it is «%s»", (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    hideBrokenStorage();
    expect(window.sessionStorage).toBeUndefined();
    writeStored("contact-draft", "text");
    expect(readStored("contact-draft")).toBe("text");
  });

  test("is left alone when it works, with nothing more or less in it", () => {
    window.sessionStorage.clear();
    hideBrokenStorage();
    expect(window.sessionStorage).toHaveLength(0);
    writeStored("inspecteur", "1");
    hideBrokenStorage();
    expect(readStored("inspecteur")).toBe("1");
    removeStored("inspecteur");
  });

  test("is left alone where it can't even be reached", () => {
    Object.defineProperty(window, "sessionStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    expect(hideBrokenStorage).not.toThrow();
  });
});

test("prefers what a later successful write stored", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("projects-view-mode", "first");
  full.mockRestore();
  writeStored("projects-view-mode", "second");
  expect(readStored("projects-view-mode")).toBe("second");
  expect(window.localStorage.getItem("projects-view-mode")).toBe("second");
});

test("hears what another tab changes in its own key, until stopped", () => {
  const heard: (string | null)[] = [];
  const stop = onStoredElsewhere("projects-view-mode", (value) => heard.push(value));
  window.dispatchEvent(new StorageEvent("storage", { key: "projects-view-mode", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "projects-view-mode", newValue: "grid" }));
  expect(heard).toEqual(["compact", null]);
});
