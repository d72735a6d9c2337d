import { contactFields, type ContactMessage, forEachField } from "../../model/contact-message";
import { readStored, removeStored, writeStored } from "../storage/storage";
import { createKey } from "./create-key";

/** What the visitor is writing. It survives a reload of the tab, and no longer than the tab. */
export type Draft = ContactMessage & {
  /** Sent with the message, so that a second try after a network failure is the same message. */
  key: string;
  /** When the page was opened on which it was begun (ms since 1970): a visitor may type before any script runs. */
  startedAt: number;
};

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

/** The draft of this tab; a new one when there is none, or when it can't be understood. */
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
