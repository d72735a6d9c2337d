import { createSignal } from "../signal";
import { onStoredElsewhere, readStored, writeStored } from "../storage/storage";
import { type Choice, type ConsentRecord, createRecord, parseRecord } from "./record";

/** `undefined` until the storage has been read once. */
let current: ConsentRecord | null | undefined;
const changed = createSignal();

const readRecord = (): ConsentRecord | null => parseRecord(readStored("cookie-consent"), new Date());

const sameChoice = (a: ConsentRecord | null | undefined, b: ConsentRecord | null): boolean =>
  a?.analytics === b?.analytics && a?.marketing === b?.marketing;

/** Takes over what the storage says now, and tells subscribers only if it says something else. */
function refresh(): void {
  const stored = readRecord();
  if (sameChoice(current, stored)) return;
  current = stored;
  changed.emit();
}

/** The visitor's choice, or `null` when there is none: the same object until it changes. */
export function currentConsent(): ConsentRecord | null {
  if (current === undefined) current = readRecord();
  return current;
}

/** Calls `listener` after every change of the choice, made in this tab or in another. */
export const onConsentChange = changed.subscribe;

/** Records the visitor's choice, for this tab and the others. */
export function saveChoice(choice: Choice): void {
  current = createRecord(choice, new Date());
  writeStored("cookie-consent", JSON.stringify(current));
  changed.emit();
}

/**
 * Follows what happens to the record outside this page: a choice made in another tab, storage cleared,
 * six months passed. A page in the back/forward cache hears of none of it, hence `pageshow`.
 */
export function startConsent(): void {
  onStoredElsewhere("cookie-consent", refresh);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) refresh();
  });
}
