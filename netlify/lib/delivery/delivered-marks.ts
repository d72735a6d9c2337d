import { errorCode } from "../host/error-code";
import type { Log } from "../host/log";
import type { Inbox } from "../inbox/inbox";
import { withDeadline } from "../with-deadline";
import { markingTime } from "./claims";

/** Pauses between the tries at noting that a message was delivered (milliseconds). */
const pauses = [100, 400, 900];

const rest = (milliseconds: number): Promise<void> => new Promise((rested) => setTimeout(rested, milliseconds));

/** Notes what the mail server took. What the store refuses to note is remembered as long as this process lives. */
export function createDeliveredMarks(inbox: Inbox, log: Log) {
  /** The server's answers, by id. */
  const unmarked = new Map<string, string>();

  async function insist(id: string, answer: string): Promise<void> {
    for (const pause of pauses) {
      try {
        return await inbox.markDelivered(id, answer);
      } catch {
        await rest(pause);
      }
    }
    await inbox.markDelivered(id, answer);
  }

  return {
    /** Whether it is written; to be tried again otherwise, without sending the message again. */
    async write(id: string, answer: string): Promise<boolean> {
      unmarked.set(id, answer);
      try {
        await withDeadline(insist(id, answer), markingTime);
        unmarked.delete(id);
        return true;
      } catch (error) {
        log({ event: "contact.unmarked", id, reason: errorCode(error) });
        return false;
      }
    },

    /** The server's answer for a message that it took, and that is not marked. */
    unwritten: (id: string): string | undefined => unmarked.get(id),
  };
}
