import { contactFields, type ContactMessage, forEachField } from "../../shared/contact-message";
import { readStored, removeStored, writeStored } from "../storage/storage";

/** The message being written, in session storage: kept across reloads, lost when the tab is closed. */
export type Draft = ContactMessage & {
  /** Idempotency key: a retry after a network failure is not stored twice. */
  key: string;
  /** When the page was opened (ms since 1970), since a visitor may type before any script runs. */
  startedAt: number;
};

/** A key unique enough to recognise copies of one message; `crypto.randomUUID` exists in secure contexts only. */
const createKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export function newDraft(): Draft {
  return { ...forEachField(() => ""), key: createKey(), startedAt: performance.timeOrigin };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const given = value as Record<string, unknown>;
  return (
    [...contactFields, "key"].every((field) => typeof given[field] === "string") && typeof given.startedAt === "number"
  );
}

/** The draft of this tab; a new one when there is none or when it can't be parsed. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(readStored("contact-draft") ?? "null");
    return isDraft(stored) ? stored : newDraft();
  } catch {
    return newDraft();
  }
}

export function saveDraft(draft: Draft): void {
  writeStored("contact-draft", JSON.stringify(draft));
}

export function clearDraft(): void {
  removeStored("contact-draft");
}
