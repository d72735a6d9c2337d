import { type ContactMessage, elapsedHeader, type FieldErrors, honeypotField } from "../../model/contact-message";
import { contactEndpoint } from "./endpoint";

/** Longest wait for an answer, in milliseconds: past it the visitor is told to try again. */
const patience = 30_000;

export type Sending = {
  message: ContactMessage;
  /** The same for each try of the same draft. */
  key: string;
  /** When the page was opened on which the draft was begun (ms since 1970). */
  startedAt: number;
  /** What was typed in the field that no person sees. */
  honeypot: string;
};

/** The message was not taken; `fields` when the server says which field is wrong. */
export class ContactError extends Error {
  override name = "ContactError";

  constructor(
    message: string,
    readonly fields: FieldErrors = {},
  ) {
    super(message);
  }
}

type Answer = { success?: boolean; error?: string; fields?: FieldErrors };

/** Sends a message. Resolves when the server says that it has it (HTTP ok and `success: true`), throws otherwise. */
export async function sendContactMessage({ message, key, startedAt, honeypot }: Sending): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(contactEndpoint(window.location.hostname), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        [elapsedHeader]: String(Math.round(performance.timeOrigin + performance.now() - startedAt)),
      },
      body: JSON.stringify(honeypot === "" ? message : { ...message, [honeypotField]: honeypot }),
      signal: stop.signal,
    });
    const answer = (await response.json()) as Answer | null;
    if (response.ok && answer?.success === true) return;
    throw new ContactError(`HTTP ${response.status} ${answer?.error ?? ""}`, answer?.fields);
  } finally {
    clearTimeout(timer);
  }
}
