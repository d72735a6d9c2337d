import pTimeout from "p-timeout";
import { checkContactMessage } from "../../../src/model/contact-message";
import { checkOrigin } from "../guards/check-origin";
import { findSuspicions } from "../guards/find-suspicions";
import { bodyKind, readFields, type RawFields } from "../guards/read-fields";
import { Refusal } from "../guards/refusal";
import type { RateLimiter } from "../guards/rate-limit";
import type { Accepted, Inbox } from "../inbox/inbox";
import { errorCode } from "../host/error-code";
import { type Log, logLine } from "../host/log";
import { answerJson, commonHeaders } from "./answer";
import { pagePolicy, refusalPage } from "./refusal-page";

/** Time the disk, or Netlify's store, has to take a message (milliseconds). */
const storingTime = 8000;

export type Reception = {
  /** Counts every request that means to write, whatever becomes of it. */
  limitRate: RateLimiter;
  /** Opens what takes the messages; may throw. */
  open: () => {
    inbox: Inbox;
    /** Called with a new message, once it is stored. */
    onStored: (accepted: Accepted) => void;
  };
};

function notStored(): Refusal {
  return new Refusal(503, "Votre message n’a pas pu être enregistré. Veuillez réessayer dans quelques minutes.", {
    headers: { "Retry-After": "60" },
  });
}

/** Runs every guard, in the order of docs/contrat.md, «Formulaire de contact», then stores the message. */
async function take(
  request: Request,
  address: string,
  reading: { fields?: RawFields },
  { limitRate, open }: Reception,
  log: Log,
): Promise<void> {
  if (request.method !== "POST") {
    throw new Refusal(405, "Cette adresse ne reçoit que des messages envoyés par le formulaire.", {
      headers: { Allow: "POST" },
    });
  }
  const excess = limitRate(address);
  try {
    // Before anything is read: a page that answers another site's form must not show what that site wrote.
    checkOrigin(request);
    reading.fields = await readFields(request);
  } catch (refusal) {
    throw excess ?? refusal;
  }
  if (excess) throw excess;
  const { fields } = reading;
  const suspicions = findSuspicions(fields, request.headers);
  const check = checkContactMessage(fields);
  if (!check.ok) throw new Refusal(400, check.error, { fields: check.fields });

  const { inbox, onStored } = open();
  const key = request.headers.get("idempotency-key") || undefined;
  const arrival = { message: check.message, suspicions, ...(key !== undefined && { key }) };
  const accepted = await pTimeout(inbox.accept(arrival), { milliseconds: storingTime });
  log({ event: accepted.created ? "contact.accepted" : "contact.repeated", id: accepted.id, suspicions });
  if (accepted.created) onStored(accepted);
}

/** A page for a browser that sent a form or shows a page, JSON for a program. */
function wantsPage(request: Request): boolean {
  const kind = bodyKind(request);
  return kind === "form" || (kind === undefined && (request.headers.get("accept") ?? "").includes("text/html"));
}

function refuse(request: Request, refusal: Refusal, typed: RawFields | undefined): Response {
  const { fields, headers } = refusal.details;
  if (wantsPage(request)) {
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
  return answerJson(refusal.status, { success: false, error: refusal.message, ...(fields && { fields }) }, headers);
}

function accept(request: Request): Response {
  if (!wantsPage(request)) return answerJson(200, { success: true });
  return new Response(null, { status: 303, headers: { Location: "/merci", ...commonHeaders } });
}

/**
 * Answers one request to the contact endpoint (docs/contrat.md, «Formulaire de contact»). Never throws: when
 * opening does, for a key badly written or a store out of reach, the visitor is told to try again.
 */
export async function receive(
  request: Request,
  address: string,
  reception: Reception,
  log: Log = logLine,
): Promise<Response> {
  // An answer needs them at whatever step the reading stops.
  const reading: { fields?: RawFields } = {};
  try {
    await take(request, address, reading, reception, log);
    return accept(request);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : notStored();
    if (!refusal.details.unheard) {
      log({ event: "contact.refused", status: refusal.status, ...(refusal !== error && { reason: errorCode(error) }) });
    }
    return refuse(request, refusal, reading.fields);
  }
}
