import type { Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/read-states";

/** Time to claim a message and read it, in milliseconds: past it, nothing is sent. */
export const preparingTime = 2000;

/** Time to note that it was delivered, in milliseconds. */
export const markingTime = 3000;

/** How often a process says that it is still sending, in milliseconds: a server may take minutes to answer. */
export const signInterval = 4000;

/**
 * No owner of a claim is silent for longer, in milliseconds: it prepares, says every 4 s that it is
 * still sending, and marks. Who has watched a claim for longer without a sign knows that its owner is dead.
 */
export const longestSilence = 14_000;

/**
 * Time that must be left to begin an attempt, in milliseconds: to prepare, hand the mail over (8 s, see
 * `createSmtpSender`) and mark. One that lasts is cut short when its process has no more (`courier.ts`).
 */
export const attemptTime = 14_000;

/** Changes with each sign of the owner. */
const keyOf = ({ id, claimed, signs }: MessageState): string => `${id}.${claimed}.${signs}`;

type Taken = { attempt: number } | { heldFor: number };

/**
 * Decides which process delivers a message. Attempts are numbered, and each number belongs to the
 * process that created its claim. A claim is over when its failure was noted, or when it was
 * watched for `longestSilence` without a sign; it is never judged by a time that another clock wrote.
 *
 * @param monotonic milliseconds by a clock that nobody sets.
 */
export function createClaims(inbox: Inbox, monotonic: () => number) {
  /** When the last sign of a claim that is not over was first seen, by `keyOf`. */
  let watched = new Map<string, number>();

  function stillHeldFor(state: MessageState): number {
    if (state.claimed <= state.failures) return 0;
    const key = keyOf(state);
    const since = watched.get(key) ?? monotonic();
    watched.set(key, since);
    return Math.max(0, since + longestSilence - monotonic());
  }

  return {
    /** Starts watching the claims of a listing, and forgets those that are no longer in it. */
    watch(states: MessageState[]): void {
      const before = watched;
      watched = new Map();
      for (const state of states) {
        const key = keyOf(state);
        if (state.claimed > state.failures && state.deliveredAt === undefined)
          watched.set(key, before.get(key) ?? monotonic());
      }
    },

    /** Takes on the next attempt, or says how long its owner may still need (milliseconds). */
    async take(state: MessageState): Promise<Taken> {
      const { id, claimed, failures } = state;
      // What is taken over may have been listed long ago: its owner may have given a sign since.
      const heldFor = stillHeldFor(state) || (claimed > failures ? stillHeldFor(await inbox.stateOf(id)) : 0);
      if (heldFor > 0) return { heldFor };
      const attempt = Math.max(claimed, failures) + 1;
      if (!(await inbox.claim(id, attempt))) return { heldFor: longestSilence };
      // The first claim is never removed: nobody else can have tried. Later ones are, and what was
      // known of the message may be old.
      if (attempt === 1) return { attempt };
      const latest = await inbox.stateOf(id);
      if (latest.deliveredAt === undefined && latest.claimed === attempt && latest.failures === failures) {
        return { attempt };
      }
      await inbox.unclaim(id, attempt);
      return { heldFor: longestSilence };
    },

    /** Holds on to an attempt until the function returned is called. */
    keep(id: string, attempt: number): () => void {
      let sign = 0;
      // One that can't be written is followed by another.
      const show = (): void => void inbox.stillAt(id, attempt, ++sign).catch(() => undefined);
      const timer = setInterval(show, signInterval).unref();
      return () => clearInterval(timer);
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
