import { onStoredElsewhere, readStored, removeStored, writeStored } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  removeStored("local", "choice");
  removeStored("session", "choice");
});

/** What Safari's blocked storage and a full quota do. */
function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
}

test("keeps each area's values apart", () => {
  writeStored("local", "choice", "grid");
  expect(window.localStorage.getItem("choice")).toBe("grid");
  expect(readStored("local", "choice")).toBe("grid");
  expect(readStored("session", "choice")).toBeNull();
  removeStored("local", "choice");
  expect(window.localStorage.getItem("choice")).toBeNull();
});

test("holds a value for the visit when storage throws", () => {
  blockStorage();
  expect(readStored("local", "choice")).toBeNull();
  writeStored("local", "choice", "grid");
  expect(readStored("local", "choice")).toBe("grid");
  removeStored("local", "choice");
  expect(readStored("local", "choice")).toBeNull();
});

test("does not bring back a value whose removal failed", () => {
  writeStored("session", "choice", "old");
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  removeStored("session", "choice");
  expect(readStored("session", "choice")).toBeNull();
});

test("prefers what a later successful write stored", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("local", "choice", "first");
  full.mockRestore();
  writeStored("local", "choice", "second");
  expect(readStored("local", "choice")).toBe("second");
  expect(window.localStorage.getItem("choice")).toBe("second");
});

test("hears what another tab changes in its own key, until stopped", () => {
  const heard: (string | null)[] = [];
  const stop = onStoredElsewhere("choice", (value) => heard.push(value));
  window.dispatchEvent(new StorageEvent("storage", { key: "choice", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "compact" }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "choice", newValue: "grid" }));
  expect(heard).toEqual(["compact", null]);
});
