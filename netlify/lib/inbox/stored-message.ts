import { contactFields, type ContactMessage } from "../../../src/model/contact-message";
import { DamagedEntryError } from "./entry-errors";

const suspicions = ["honeypot", "speed"] as const;

/** Why a message looks like a robot's: the hidden field was filled in, or it was sent too fast. */
export type Suspicion = (typeof suspicions)[number];

export type StoredMessage = ContactMessage & {
  /** ISO 8601, by the clock of the machine that received it, which may have been wrong. */
  receivedAt: string;
  suspicions: Suspicion[];
};

function isStoredMessage(value: unknown): value is StoredMessage {
  if (typeof value !== "object" || value === null) return false;
  const given = value as Partial<Record<keyof StoredMessage, unknown>>;
  return (
    contactFields.every((field) => typeof given[field] === "string") &&
    typeof given.receivedAt === "string" &&
    !Number.isNaN(Date.parse(given.receivedAt)) &&
    Array.isArray(given.suspicions) &&
    given.suspicions.every((suspicion) => suspicions.some((known) => known === suspicion))
  );
}

/** Reads what was stored. Throws `DamagedEntryError` when it is no message. */
export function parseStoredMessage(content: Buffer): StoredMessage {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content));
    if (isStoredMessage(value)) return value;
  } catch {
    // Said below, without the reason: it may quote the message.
  }
  throw new DamagedEntryError("fichier altéré");
}
