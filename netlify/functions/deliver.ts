import { openContactService } from "../lib/contact-service";
import { errorCode, logLine } from "../lib/host/log";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";

/**
 * Scheduled: retries the messages that could not be sent when received, warns of overdue messages, deletes expired ones.
 */
export default async function deliver(_request: Request, context: FunctionContext): Promise<Response> {
  try {
    await openContactService(deployContextOf(context)).delivery.runDelivery();
    return new Response(null, { status: 204 });
  } catch (error) {
    logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    return new Response(null, { status: 503 });
  }
}

export const config = { schedule: "*/15 * * * *" };
