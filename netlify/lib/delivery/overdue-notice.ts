import { type Backlog, readBacklog } from "../inbox/backlog";
import type { Inbox } from "../inbox/inbox";
import { withDeadline } from "../with-deadline";

/** How often to look for messages that have waited too long (milliseconds). */
const interval = 60_000;

/** How long to say nothing more of it once a mail has (milliseconds). */
const silence = 60 * 60_000;

/** Time a look may take from the mails that wait for it (milliseconds). */
export const longestLook = 3000;

/**
 * What the next mail that gets through tells the provider: that messages have waited too long.
 *
 * @param monotonic milliseconds by a clock that nobody sets.
 */
export function createOverdueNotice(inbox: Inbox, now: () => number, monotonic: () => number) {
  let nextLook = -Infinity;
  let untold: Backlog | undefined;

  return {
    /** What the mail being written should say, if anything; nobody else will, unless it is given back. */
    async take(): Promise<Backlog | undefined> {
      if (monotonic() >= nextLook) {
        nextLook = monotonic() + interval;
        // The notice is a favour: a store that can't be listed must not stop a mail.
        untold = await withDeadline(readBacklog(inbox, longestLook / 2, now), longestLook).catch(() => undefined);
      }
      const notice = untold && untold.overdue > 0 ? untold : undefined;
      untold = undefined;
      if (notice) nextLook = monotonic() + silence;
      return notice;
    },

    /** To be called when the mail did not get through. */
    giveBack(notice: Backlog | undefined): void {
      untold ??= notice;
    },
  };
}
