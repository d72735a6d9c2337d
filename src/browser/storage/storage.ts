import { type StorageKey, storageKeys } from "../../shared/storage-keys";

/**
 * The only file that accesses `localStorage` and `sessionStorage`.
 *
 * Either may throw on any access (blocked cookies, private mode, full quota). A value that could
 * not be written is kept in memory, until the page is left.
 */

/** Values that could not be written; `null` for a failed removal. */
const unsaved = new Map<StorageKey, string | null>();

/** Reading `window.localStorage` itself throws when storage is blocked: call it inside `try`. */
function areaOf(key: StorageKey): Storage {
  return storageKeys[key] === "local" ? window.localStorage : window.sessionStorage;
}

/** Whether the browser refuses to store anything for this site; a full storage can still be read. */
export function isStorageRefused(key: StorageKey): boolean {
  try {
    areaOf(key).getItem(key);
    return false;
  } catch {
    return true;
  }
}

/** The stored value, or `null` when there is none or when it cannot be read. Never throws. */
export function readStored(key: StorageKey): string | null {
  const held = unsaved.get(key);
  if (held !== undefined) return held;
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value. When the browser refuses, keeps it in memory; a former choice is not read again by the next page, nor
 * by another tab (a draft stays: better the former than none). Never throws.
 */
export function writeStored(key: StorageKey, value: string): void {
  try {
    areaOf(key).setItem(key, value);
    unsaved.delete(key);
  } catch {
    if (storageKeys[key] === "local") removeStored(key);
    unsaved.set(key, value);
  }
}

/** Removes a value. Never throws. */
export function removeStored(key: StorageKey): void {
  try {
    areaOf(key).removeItem(key);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, null);
  }
}

/**
 * Hides a session storage whose methods throw: Gatsby guards its reads of `window.sessionStorage`
 * but not the method calls, and would not hydrate the page. Call it before Gatsby starts.
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
    // Nothing to hide where reading the property itself throws: Gatsby guards that.
    if (area) Reflect.defineProperty(window, "sessionStorage", { value: undefined, configurable: true });
  }
}

/**
 * Calls `listener` with the new value (`null` when removed) each time another tab changes a local
 * storage key. Returns a function that unsubscribes.
 */
export function onStorageChange(key: StorageKey, listener: (value: string | null) => void): () => void {
  const receive = (event: StorageEvent): void => {
    // A null key means that the other tab cleared the storage.
    if (event.key !== null && event.key !== key) return;
    unsaved.delete(key);
    listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", receive);
  return () => window.removeEventListener("storage", receive);
}
