import type { FunctionContext } from "../lib/host/netlify";
import { logLine } from "../lib/host/log";
import { openMailroom } from "../lib/mailroom";

/** A message this recent is being tried by the function that received it (milliseconds). */
const youngest = 60_000;

/** Netlify stops a scheduled function after 30 seconds; the last attempt may take 8 (milliseconds). */
const budget = 18_000;

/** Delivers the messages that could not be delivered when they were received. */
export default async function deliver(_request: Request, context: FunctionContext): Promise<Response> {
  const { courier } = openMailroom(context.deploy?.context);
  const { delivered, failed, skipped } = await courier.sweep({ youngest, budget });
  logLine({ event: "contact.swept", count: delivered });
  if (failed + skipped > 0) logLine({ event: "contact.still_waiting", count: failed + skipped });
  return new Response(null, { status: 204 });
}

export const config = { schedule: "*/15 * * * *" };
