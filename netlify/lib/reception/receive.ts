import pTimeout from "p-timeout";
import { checkContactMessage } from "../../../src/shared/contact-message";
import { checkOrigin } from "../guards/check-origin";
import { findSuspicions } from "./find-suspicions";
import { bodyKind, readFields, type RawFields } from "./read-fields";
import { ContactRefusal } from "../guards/contact-refusal";
import type { BurstDetector } from "../guards/burst-detector";
import type { RateLimiter } from "../guards/rate-limit";
import type { Accepted, Inbox } from "../inbox/inbox";
import { commonHeaders, jsonResponse } from "../host/json-response";
import { errorCode, type Log, logLine } from "../host/log";
import { pagePolicy, refusalPage } from "./refusal-page";
import { paths } from "../../../src/shared/paths";

/** Timeout for storing a message (milliseconds). */
const storeTimeout = 8000;

export type ReceptionContext = {
  /** Counts every POST request, accepted or not. */
  countRequest: RateLimiter;
  /** Counts each valid message. */
  countAndDetectBurst: BurstDetector;
  /** Opens the inbox; may throw. */
  open: () => {
    inbox: Inbox;
    /** Called with each new message, once stored. */
    onStored: (accepted: Accepted) => void;
  };
};

const notStored = new ContactRefusal(
  503,
  "Votre message n’a pas pu être enregistré. Réessayez dans quelques minutes.",
  {
    headers: { "Retry-After": "60" },
  },
);

/** Validates and stores a message. Throws unless it is stored. */
async function storeMessage(
  fields: RawFields,
  request: Request,
  { open, countAndDetectBurst }: ReceptionContext,
  log: Log,
): Promise<void> {
  const check = checkContactMessage(fields);
  if (!check.ok) throw new ContactRefusal(400, check.error, { fields: check.fields });
  const { inbox, onStored } = open();
  const suspicions = findSuspicions(fields, request, countAndDetectBurst());
  const idempotencyKey = request.headers.get("idempotency-key") || undefined;
  const accepting = inbox.accept({ message: check.message, suspicions, idempotencyKey });
  const accepted = await pTimeout(accepting, { milliseconds: storeTimeout });
  log({ event: accepted.created ? "contact.accepted" : "contact.repeated", id: accepted.id });
  if (accepted.created) onStored(accepted);
}

/** Whether to respond with a page (browser) or with JSON (program). */
function expectsHtml(request: Request): boolean {
  const kind = bodyKind(request);
  return kind === "form" || (kind === undefined && (request.headers.get("accept") ?? "").includes("text/html"));
}

function refusalResponse(request: Request, refusal: ContactRefusal, typed: RawFields | undefined): Response {
  const { fields, headers } = refusal.details;
  if (expectsHtml(request)) {
    return new Response(refusalPage(refusal, typed), {
      status: refusal.status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": pagePolicy,
        ...commonHeaders,
        ...headers,
      },
    });
  }
  return jsonResponse(refusal.status, { success: false, error: refusal.message, ...(fields && { fields }) }, headers);
}

function acceptedResponse(request: Request): Response {
  if (!expectsHtml(request)) return jsonResponse(200, { success: true });
  return new Response(null, { status: 303, headers: { Location: paths.thanks, ...commonHeaders } });
}

/**
 * Handles a request to the contact endpoint (docs/contrat.md, «Formulaire de contact»). Never
 * throws: if `open` does (invalid key, store unavailable), the visitor is asked to try again.
 */
export async function receive(
  request: Request,
  ipAddress: string,
  reception: ReceptionContext,
  log: Log = logLine,
): Promise<Response> {
  let fields: RawFields | undefined;
  try {
    if (request.method !== "POST") {
      throw new ContactRefusal(405, "Cette adresse ne reçoit que des messages envoyés par le formulaire.", {
        headers: { Allow: "POST" },
      });
    }
    const excess = reception.countRequest(ipAddress);
    // Checked before the body is read: the response to a cross-site form must not show that form's content.
    checkOrigin(request);
    fields = await readFields(request);
    // After reading, so that the refusal page keeps the text.
    if (excess) throw excess;
    await storeMessage(fields, request, reception, log);
    return acceptedResponse(request);
  } catch (error) {
    const refusal = error instanceof ContactRefusal ? error : notStored;
    log({ event: "contact.refused", status: refusal.status, ...(refusal !== error && { reason: errorCode(error) }) });
    return refusalResponse(request, refusal, fields);
  }
}
