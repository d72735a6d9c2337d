import { openContactService } from "../lib/contact-service";
import { errorCode, logLine } from "../lib/host/log";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";

/** Scheduled: retries the messages that could not be sent when received. */
export default async function deliver(_request: Request, context: FunctionContext): Promise<Response> {
  try {
    // The events keep the names that docs/contact.md promises.
    const result = await openContactService(deployContextOf(context)).queue.runDelivery();
    if (result) logLine({ event: "contact.round", count: result.sent });
    if (result && result.left > 0) logLine({ event: "contact.still_waiting", count: result.left });
    return new Response(null, { status: 204 });
  } catch (error) {
    logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    return new Response(null, { status: 503 });
  }
}

export const config = { schedule: "*/15 * * * *" };
