import { hideBrokenStorage, onStorageChange, readStored, removeStored, writeStored } from "./storage";

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

test("keeps each value in the storage of its key", () => {
  writeStored("projects-view-mode", "grid");
  expect(window.localStorage.getItem("projects-view-mode")).toBe("grid");
  expect(readStored("projects-view-mode")).toBe("grid");
  expect(window.sessionStorage).toHaveLength(0);
  removeStored("projects-view-mode");
  expect(window.localStorage.getItem("projects-view-mode")).toBeNull();
});

test("keeps a value for the visit when storage throws", () => {
  blockStorage();
  expect(readStored("projects-view-mode")).toBeNull();
  writeStored("projects-view-mode", "grid");
  expect(readStored("projects-view-mode")).toBe("grid");
  removeStored("projects-view-mode");
  expect(readStored("projects-view-mode")).toBeNull();
});

test("a choice that can't be stored removes the previous one, which the next page would apply", () => {
  writeStored("projects-view-mode", "grid");
  writeStored("contact-draft", "before");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("projects-view-mode", "compact");
  writeStored("contact-draft", "after");
  expect(readStored("projects-view-mode")).toBe("compact");
  expect(window.localStorage.getItem("projects-view-mode")).toBeNull();
  // The previous draft stays: it is better than none.
  expect(window.sessionStorage.getItem("contact-draft")).toBe("before");
});

test("does not return a value whose removal failed", () => {
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

  test.each(["getItem", "setItem", "removeItem"] as const)("is hidden when «%s» throws", (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    hideBrokenStorage();
    expect(window.sessionStorage).toBeUndefined();
    writeStored("contact-draft", "text");
    expect(readStored("contact-draft")).toBe("text");
  });

  test("is not changed when it works", () => {
    window.sessionStorage.clear();
    hideBrokenStorage();
    expect(window.sessionStorage).toHaveLength(0);
    writeStored("inspecteur", "1");
    hideBrokenStorage();
    expect(readStored("inspecteur")).toBe("1");
    removeStored("inspecteur");
  });

  test("is not hidden when reading the property throws", () => {
    Object.defineProperty(window, "sessionStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    expect(hideBrokenStorage).not.toThrow();
  });
});

test("returns the value of a later successful write", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("projects-view-mode", "first");
  full.mockRestore();
  writeStored("projects-view-mode", "second");
  expect(readStored("projects-view-mode")).toBe("second");
  expect(window.localStorage.getItem("projects-view-mode")).toBe("second");
});

test("reports another tab's changes of the key, until stopped", () => {
  const received: (string | null)[] = [];
  const stop = onStorageChange("projects-view-mode", (value) => received.push(value));
  window.dispatchEvent(new StorageEvent("storage", { key: "projects-view-mode", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "projects-view-mode", newValue: "grid" }));
  expect(received).toEqual(["compact", null]);
});
