import { type StorageKey, storageKeys } from "./keys";

/**
 * The only file that touches `localStorage` and `sessionStorage`.
 *
 * Either may throw on any access (blocked cookies, private mode, full quota). A value that
 * could not be written is then held in memory, so that the visitor's choice lasts for the visit.
 */

/** What could not be written; `null` marks a value that could not be removed. */
const unsaved = new Map<StorageKey, string | null>();

/** Even reading the property `window.localStorage` throws when storage is blocked: call inside `try`. */
function areaOf(key: StorageKey): Storage {
  return storageKeys[key] === "local" ? window.localStorage : window.sessionStorage;
}

/** The stored text, or `null` when there is none or when it cannot be read. Never throws. */
export function readStored(key: StorageKey): string | null {
  const held = unsaved.get(key);
  if (held !== undefined) return held;
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, in memory for the visit when the browser refuses. Never throws. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    areaOf(key).setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
}

/** Removes a stored text. Never throws. */
export function removeStored(key: StorageKey): void {
  try {
    areaOf(key).removeItem(key);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, null);
  }
}

/**
 * Takes a session storage whose methods throw out of the page's sight. Gatsby's start-up guards the reading of
 * `sessionStorage` but not its methods, and would wake nothing up. To call before it.
 */
export function hideBrokenStorage(): void {
  const key: StorageKey = "inspecteur";
  let area: Storage | undefined;
  try {
    area = areaOf(key);
    const kept = area.getItem(key);
    area.setItem(key, kept ?? "");
    area.removeItem(key);
    if (kept !== null) area.setItem(key, kept);
  } catch {
    // Nothing to hide where even reading the property throws.
    if (area) Reflect.defineProperty(window, "sessionStorage", { value: undefined, configurable: true });
  }
}

/**
 * Calls `listener` with the new value each time another tab changes a key of the lasting storage
 * (`null` when it was removed). Returns what stops it.
 */
export function onStoredElsewhere(key: StorageKey, listener: (value: string | null) => void): () => void {
  const receive = (event: StorageEvent): void => {
    // A null key means that the other tab cleared everything.
    if (event.key !== null && event.key !== key) return;
    unsaved.delete(key);
    listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", receive);
  return () => window.removeEventListener("storage", receive);
}
