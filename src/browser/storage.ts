/**
 * The only file that touches `localStorage` and `sessionStorage`.
 *
 * Either may throw on any access (blocked cookies, private mode, full quota). A value that
 * could not be written is then held in memory, so that the visitor's choice lasts for the visit.
 */
export type StorageArea = "local" | "session";

/** What could not be written; `null` marks a value that could not be removed. */
const unsaved: Record<StorageArea, Map<string, string | null>> = { local: new Map(), session: new Map() };

/** Even reading the property `window.localStorage` throws when storage is blocked: call inside `try`. */
function open(area: StorageArea): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}

/** The stored text, or `null` when there is none or when it cannot be read. Never throws. */
export function readStored(area: StorageArea, key: string): string | null {
  const held = unsaved[area].get(key);
  if (held !== undefined) return held;
  try {
    return open(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, in memory for the visit when the browser refuses. Never throws. */
export function writeStored(area: StorageArea, key: string, value: string): void {
  try {
    open(area).setItem(key, value);
    unsaved[area].delete(key);
  } catch {
    unsaved[area].set(key, value);
  }
}

/** Removes a stored text. Never throws. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    open(area).removeItem(key);
    unsaved[area].delete(key);
  } catch {
    unsaved[area].set(key, null);
  }
}

/**
 * Calls `listener` with the new value each time another tab changes `key` in `localStorage`
 * (`null` when it was removed). Returns what stops it.
 */
export function onStoredElsewhere(key: string, listener: (value: string | null) => void): () => void {
  const receive = (event: StorageEvent): void => {
    // A null key means that the other tab cleared everything.
    if (event.key !== null && event.key !== key) return;
    unsaved.local.delete(key);
    listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", receive);
  return () => window.removeEventListener("storage", receive);
}
