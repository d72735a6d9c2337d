import { contactFields, type ContactMessage } from "../../../src/shared/contact-message";
import { DamagedEntryError } from "./entry-errors";

export type StoredMessage = ContactMessage & {
  /** ISO 8601, by the store's clock. */
  receivedAt: string;
  /** Why it may be spam, in French; empty otherwise. */
  suspicions: string[];
};

/** Parses a stored message. Throws `DamagedEntryError` when it is invalid. */
export function parseStoredMessage(content: Buffer): StoredMessage {
  try {
    const stored = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content)) as StoredMessage;
    const texts: unknown[] = [...contactFields.map((field) => stored[field]), ...stored.suspicions];
    if (texts.every((text) => typeof text === "string") && !Number.isNaN(Date.parse(stored.receivedAt))) return stored;
  } catch {
    // Reported below without the reason, which may quote the message.
  }
  throw new DamagedEntryError("fichier altéré");
}
