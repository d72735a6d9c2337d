import { createEmitter } from "../emitter";
import { onStorageChange, readStored, writeStored } from "../storage/storage";
import { type Choice, type ConsentRecord, createRecord, parseRecord } from "./record";

/** `undefined` until the storage has been read. */
let current: ConsentRecord | null | undefined;
const changed = createEmitter();

const readRecord = (): ConsentRecord | null => parseRecord(readStored("cookie-consent"), new Date());

const sameChoice = (a: ConsentRecord | null | undefined, b: ConsentRecord | null): boolean =>
  a?.analytics === b?.analytics && a?.marketing === b?.marketing;

/** Reads the storage again, and notifies subscribers if the choice changed. */
function refresh(): void {
  const stored = readRecord();
  if (sameChoice(current, stored)) return;
  current = stored;
  changed.emit();
}

/** The visitor's choice, or `null`. The same object until the choice changes, as `useSyncExternalStore` requires. */
export function currentConsent(): ConsentRecord | null {
  if (current === undefined) current = readRecord();
  return current;
}

/** Calls `listener` after every change of the choice, made in this tab or in another. */
export const onConsentChange = changed.subscribe;

/** Stores the visitor's choice, for all tabs. */
export function saveChoice(choice: Choice): void {
  current = createRecord(choice, new Date());
  writeStored("cookie-consent", JSON.stringify(current));
  changed.emit();
}

/**
 * Picks up changes made outside this page: a choice in another tab, cleared storage, expiry after
 * six months. A page in the back/forward cache receives no event, hence `pageshow`. The listeners
 * capture, so that tags that listen to the same events find the choice already applied.
 */
export function startConsent(): void {
  onStorageChange("cookie-consent", refresh);
  window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(), true);
  document.addEventListener("visibilitychange", refresh, true);
}
