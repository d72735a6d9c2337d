import type { Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/read-states";

/** Time to claim a message and read it, in milliseconds: past it, nothing is sent. */
export const preparingTime = 2000;

/** Time to note that it was delivered, in milliseconds. */
export const markingTime = 3000;

/**
 * No attempt outlives this, in milliseconds: preparing, sending (8 s, see `createSmtpSender`) and
 * marking are each cut short. Who has watched a claim for longer knows that its owner is dead.
 */
export const longestAttempt = 14_000;

type Taken = { attempt: number } | { heldFor: number };

/**
 * Decides which process delivers a message. Attempts are numbered, and each number belongs to the
 * process that created its claim. A claim is over when its failure was noted, or when it was
 * watched for `longestAttempt` without a word; it is never judged by a time that another clock wrote.
 *
 * @param monotonic milliseconds by a clock that nobody sets.
 */
export function createClaims(inbox: Inbox, monotonic: () => number) {
  /** When a claim that is not over was first seen, by `<id>.<attempt>`. */
  let watched = new Map<string, number>();

  function stillHeldFor({ id, claimed, failures }: MessageState): number {
    if (claimed <= failures) return 0;
    const key = `${id}.${claimed}`;
    const since = watched.get(key) ?? monotonic();
    watched.set(key, since);
    return Math.max(0, since + longestAttempt - monotonic());
  }

  return {
    /** Starts watching the claims of a listing, and forgets those that are no longer in it. */
    watch(states: MessageState[]): void {
      const before = watched;
      watched = new Map();
      for (const { id, claimed, failures, deliveredAt } of states) {
        const key = `${id}.${claimed}`;
        if (claimed > failures && deliveredAt === undefined) watched.set(key, before.get(key) ?? monotonic());
      }
    },

    /** Takes on the next attempt, or says how long its owner may still need (milliseconds). */
    async take(state: MessageState): Promise<Taken> {
      const { id, claimed, failures } = state;
      const heldFor = stillHeldFor(state);
      if (heldFor > 0) return { heldFor };
      const attempt = Math.max(claimed, failures) + 1;
      if (!(await inbox.claim(id, attempt))) return { heldFor: longestAttempt };
      // The first claim is never removed: nobody else can have tried. Later ones are, and what was
      // known of the message may be old.
      if (attempt === 1) return { attempt };
      const latest = await inbox.stateOf(id);
      if (latest.deliveredAt === undefined && latest.claimed === attempt && latest.failures < attempt) {
        return { attempt };
      }
      await inbox.unclaim(id, attempt);
      return { heldFor: longestAttempt };
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
