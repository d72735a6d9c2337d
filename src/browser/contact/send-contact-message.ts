import { type ContactMessage, elapsedHeader, type FieldErrors, honeypotField } from "../../shared/contact-message";
import { contactEndpoint } from "./endpoint";

/** Milliseconds after which the visitor is asked to try again. */
const timeout = 30_000;

export type Submission = {
  message: ContactMessage;
  /** Idempotency key, the same for each attempt to send a draft. */
  key: string;
  /** When the page was opened on which the draft was started (ms since 1970). */
  startedAt: number;
  /** Content of the hidden anti-spam field. */
  honeypot: string;
};

/** The message was not accepted; `fields` lists those the server found invalid. */
export class ContactError extends Error {
  override name = "ContactError";

  constructor(
    message: string,
    readonly fields: FieldErrors = {},
  ) {
    super(message);
  }
}

type ServerResponse = { success?: boolean; error?: string; fields?: FieldErrors };

/** Sends a message. Rejects unless the server confirms that it is stored (HTTP ok and `success: true`). */
export async function sendContactMessage({ message, key, startedAt, honeypot }: Submission): Promise<void> {
  const response = await fetch(contactEndpoint(window.location.hostname), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      [elapsedHeader]: String(Math.round(performance.timeOrigin + performance.now() - startedAt)),
    },
    body: JSON.stringify(honeypot === "" ? message : { ...message, [honeypotField]: honeypot }),
    signal: AbortSignal.timeout(timeout),
  });
  const answer = (await response.json()) as ServerResponse | null;
  if (response.ok && answer?.success === true) return;
  throw new ContactError(`HTTP ${response.status} ${answer?.error ?? ""}`, answer?.fields);
}
