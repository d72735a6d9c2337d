import { errorCode } from "../lib/host/error-code";
import { logLine } from "../lib/host/log";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { openMailroom } from "../lib/mailroom";

/** Netlify stops a scheduled function after 30 seconds (milliseconds). */
const lifetime = 30_000;

/** Delivers the messages that could not be delivered when they were received. */
export default async function deliver(_request: Request, context: FunctionContext): Promise<Response> {
  try {
    const { courier } = openMailroom(deployContextOf(context));
    const { delivered, failed, held, skipped } = await courier.sweep({ thorough: true, lifetime });
    logLine({ event: "contact.swept", count: delivered });
    const waiting = failed + held + skipped;
    if (waiting > 0) logLine({ event: "contact.still_waiting", count: waiting });
    return new Response(null, { status: 204 });
  } catch (error) {
    logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    return new Response(null, { status: 503 });
  }
}

export const config = { schedule: "*/15 * * * *" };
