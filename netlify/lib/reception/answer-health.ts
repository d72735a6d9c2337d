import type { Refusal } from "../guards/refusal";
import { errorCode } from "../host/error-code";
import { type Log, logLine } from "../host/log";
import { longestWait, readBacklog } from "../inbox/backlog";
import type { Inbox } from "../inbox/inbox";
import { withDeadline } from "../with-deadline";
import { answerJson } from "./answer";

/** Time to read what waits, and to have an answer from the store at all (milliseconds). */
const readingTime = 4000;
const answeringTime = 8000;

type Checkup = {
  /** Why this address must come back later, if it must. */
  excess: Refusal | undefined;
  /** Opens the inbox; may throw. */
  open: () => Inbox;
};

function answer({ method }: Request, ...parts: Parameters<typeof answerJson>): Response {
  const answered = answerJson(...parts);
  return method === "HEAD" ? new Response(null, answered) : answered;
}

/**
 * Says how many messages wait and for how long: 200 while they get through, 503 once one has
 * waited for more than an hour, or when the store can't tell (docs/contact.md). Nothing of a message is shown.
 */
export async function answerHealth(request: Request, { excess, open }: Checkup, log: Log = logLine): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return answer(request, 405, { error: "Cette adresse se lit seulement." }, { Allow: "GET, HEAD" });
  }
  if (excess) return answer(request, excess.status, { error: excess.message }, excess.details.headers);
  try {
    const { waiting, oldest } = await withDeadline(readBacklog(open(), readingTime), answeringTime);
    const oldestMinutes = Math.floor(oldest / 60_000);
    return answer(request, oldest > longestWait ? 503 : 200, { waiting, oldestMinutes });
  } catch (error) {
    log({ event: "contact.inbox_error", reason: errorCode(error) });
    return answer(request, 503, { waiting: null, oldestMinutes: null });
  }
}
