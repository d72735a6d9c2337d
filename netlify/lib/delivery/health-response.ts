import { jsonResponse } from "../host/json-response";
import { errorCode, logLine } from "../host/log";
import { ageOf, type Inbox } from "../inbox/inbox";
import { isWaiting } from "../inbox/message-states";
import { overdueAfter } from "./overdue";

/**
 * Reports how many messages are unsent and for how long: 200, or 503 once one has waited for more
 * than an hour or when the store is unavailable (docs/contact.md). Shows no content. `open` may
 * throw.
 */
export async function healthResponse(request: Request, open: () => Inbox): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return jsonResponse(405, { error: "Cette adresse se lit seulement." }, { Allow: "GET, HEAD" });
  }
  try {
    const inbox = open();
    const entries = await inbox.readAll((await inbox.states()).filter(isWaiting));
    const now = await inbox.now();
    const oldest = entries.reduce((longest, { message }) => Math.max(longest, ageOf(message, now)), 0);
    // The age of an unreadable message is unknown.
    const oldestMinutes = Number.isFinite(oldest) ? Math.floor(oldest / 60_000) : null;
    return jsonResponse(oldest > overdueAfter ? 503 : 200, { waiting: entries.length, oldestMinutes });
  } catch (error) {
    logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    return jsonResponse(503, { waiting: null, oldestMinutes: null });
  }
}
