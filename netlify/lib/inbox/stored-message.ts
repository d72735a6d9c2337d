import { contactFields, type ContactMessage } from "../../../src/model/contact-message";
import { DamagedEntryError } from "./entry-errors";

export type StoredMessage = ContactMessage & {
  /** ISO 8601, by the store's clock. */
  receivedAt: string;
  /** Why it looks like a robot's, in French; empty when it does not. */
  suspicions: string[];
};

/** Reads what was stored. Throws `DamagedEntryError` when it is no message. */
export function parseStoredMessage(content: Buffer): StoredMessage {
  try {
    const stored = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content)) as StoredMessage;
    const texts: unknown[] = [...contactFields.map((field) => stored[field]), ...stored.suspicions];
    if (texts.every((text) => typeof text === "string") && !Number.isNaN(Date.parse(stored.receivedAt))) return stored;
  } catch {
    // Said below, without the reason: it may quote the message.
  }
  throw new DamagedEntryError("fichier altéré");
}
