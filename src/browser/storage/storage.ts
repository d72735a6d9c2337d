import { type StorageKey, storageKeys } from "../../shared/storage-keys";

/**
 * The only file that accesses `localStorage` and `sessionStorage`.
 *
 * Either may throw on any access (blocked cookies, private mode, full quota). A value that can't be
 * written stays in memory until the page is left.
 */

/** Values that could not be written; `null` for a failed removal. */
const unsaved = new Map<StorageKey, string | null>();

/** The storage of a key; to call inside `try`, since reading `window.localStorage` throws when storage is blocked. */
function storageOf(key: StorageKey): Storage {
  return storageKeys[key] === "local" ? window.localStorage : window.sessionStorage;
}

/** Whether the browser blocks the storage of this site; a full storage does not count, as it can be read. */
export function isStorageRefused(key: StorageKey): boolean {
  try {
    storageOf(key).getItem(key);
    return false;
  } catch {
    return true;
  }
}

/** The stored value, or `null` when there is none or when it cannot be read. Never throws. */
export function readStored(key: StorageKey): string | null {
  const unsavedValue = unsaved.get(key);
  if (unsavedValue !== undefined) return unsavedValue;
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, in memory if the browser refuses. A local value written before is then removed, so that neither the
 * next page nor another tab applies the previous choice; a previous draft, in session storage, is better than none.
 * Never throws.
 */
export function writeStored(key: StorageKey, value: string): void {
  try {
    storageOf(key).setItem(key, value);
    unsaved.delete(key);
  } catch {
    if (storageKeys[key] === "local") removeStored(key);
    unsaved.set(key, value);
  }
}

/** Removes a value. Never throws. */
export function removeStored(key: StorageKey): void {
  try {
    storageOf(key).removeItem(key);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, null);
  }
}

/**
 * Hides a session storage whose methods throw: Gatsby guards its reads of `window.sessionStorage`
 * but not the method calls, and would not hydrate the page. To call before Gatsby starts.
 */
export function hideBrokenStorage(): void {
  const key: StorageKey = "inspecteur";
  let storage: Storage | undefined;
  try {
    storage = storageOf(key);
    const previous = storage.getItem(key);
    storage.setItem(key, previous ?? "");
    storage.removeItem(key);
    if (previous !== null) storage.setItem(key, previous);
  } catch {
    // If reading the property itself throws, there is nothing to hide: Gatsby guards that read.
    if (storage) Reflect.defineProperty(window, "sessionStorage", { value: undefined, configurable: true });
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
