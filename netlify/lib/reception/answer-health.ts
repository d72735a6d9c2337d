import pTimeout from "p-timeout";
import { errorCode } from "../host/error-code";
import { logLine } from "../host/log";
import { longestWait } from "../inbox/age";
import type { Inbox } from "../inbox/inbox";
import { isWaiting } from "../inbox/message-states";
import { answerJson } from "./answer";

/** Time the store has to say what waits (milliseconds). */
const readingTime = 8000;

/** How long each message has waited that no server took yet (milliseconds). */
const readWaits = async (inbox: Inbox): Promise<number[]> => inbox.waits((await inbox.states()).filter(isWaiting));

function answer({ method }: Request, ...parts: Parameters<typeof answerJson>): Response {
  const answered = answerJson(...parts);
  return method === "HEAD" ? new Response(null, answered) : answered;
}

/**
 * Says how many messages wait and for how long: 200 while they get through, 503 once one has
 * waited for more than an hour, or when the store can't tell (docs/contact.md). Nothing of a message
 * is shown. Opening the inbox may throw.
 */
export async function answerHealth(request: Request, open: () => Inbox): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return answer(request, 405, { error: "Cette adresse se lit seulement." }, { Allow: "GET, HEAD" });
  }
  try {
    const waits = await pTimeout(readWaits(open()), { milliseconds: readingTime });
    const oldest = waits.reduce((longest, wait) => Math.max(longest, wait), 0);
    // Nobody knows since when a message waits that can't be read.
    const oldestMinutes = Number.isFinite(oldest) ? Math.floor(oldest / 60_000) : null;
    return answer(request, oldest > longestWait ? 503 : 200, { waiting: waits.length, oldestMinutes });
  } catch (error) {
    logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    return answer(request, 503, { waiting: null, oldestMinutes: null });
  }
}
