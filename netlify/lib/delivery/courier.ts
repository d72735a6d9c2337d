import { errorCode } from "../host/error-code";
import type { Log } from "../host/log";
import { isWaiting } from "../inbox/backlog";
import type { Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/read-states";
import { withDeadline } from "../inbox/with-deadline";
import type { MailIdentity } from "../mail/compose";
import type { SendMail } from "../mail/smtp";
import { type Attempted, createAttempt, type Outcome } from "./attempt";
import { backOff, waitBefore } from "./back-off";
import { createClaims } from "./claims";
import { createQueue } from "./queue";
import { purge } from "./retention";

/** Connections opened to the mail server at once. */
const parallel = 3;

/** The longest time Node can wait for (ms): no limit. */
const longestTimer = 2 ** 31 - 1;

export type Sweep = {
  /** Try every waiting message now, even those whose turn has not come. */
  impatient?: boolean;
  /** Begin nothing after this time, listing and purge included (ms). */
  budget?: number;
};

/** How many messages met each end. */
export type SweepResult = Record<Outcome, number>;

export type Courier = ReturnType<typeof createCourier>;

type Parts = {
  inbox: Inbox;
  /** Absent when there is no mail server to hand mails to: they wait. */
  send: SendMail | undefined;
  identity: MailIdentity;
  log: Log;
  now?: () => number;
  monotonic?: () => number;
};

/** Delivers what the inbox holds, until it succeeds. */
export function createCourier({
  inbox,
  send,
  identity,
  log,
  now = Date.now,
  monotonic = () => performance.now(),
}: Parts) {
  const claims = createClaims(inbox, monotonic);
  const attempt = send && createAttempt({ inbox, claims, send, identity, log, now, monotonic });
  /** Being tried by this process. */
  const inFlight = new Map<string, Promise<unknown>>();
  let stopping = false;
  let nextDue = Infinity;

  const tryAgainIn = (delay: number): void => {
    nextDue = Math.min(nextDue, monotonic() + delay);
  };

  async function settle(work: Promise<Attempted>, { id, failures }: MessageState): Promise<Outcome> {
    try {
      const { outcome, again } = await work;
      if (again !== undefined) tryAgainIn(again);
      return outcome;
    } catch (error) {
      tryAgainIn(backOff(failures + 1));
      log({ event: "contact.inbox_error", id, reason: errorCode(error) });
      return "failed";
    } finally {
      inFlight.delete(id);
    }
  }

  /** One attempt at a time for a message; never throws: what could not be read or noted is tried again. */
  function deliver(state: MessageState): Promise<Outcome> {
    if (!attempt || stopping || inFlight.has(state.id)) return Promise.resolve("skipped");
    const delivering = settle(attempt(state), state);
    inFlight.set(state.id, delivering);
    return delivering;
  }

  function isDue(state: MessageState): boolean {
    const wait = waitBefore(state, now());
    if (wait > 0) tryAgainIn(wait);
    return wait <= 0;
  }

  /** Delivers all that is due, those that failed least first; then removes what the privacy policy says. */
  async function sweep({ impatient = false, budget = longestTimer }: Sweep = {}): Promise<SweepResult> {
    const end = monotonic() + budget;
    const hasTime = (): boolean => !stopping && monotonic() < end;
    nextDue = Infinity;
    const states = await withDeadline(inbox.states(), budget);
    claims.watch(states);
    const result: SweepResult = { delivered: 0, failed: 0, held: 0, purged: 0, skipped: 0, unreadable: 0 };
    const waiting = states
      .filter((state) => isWaiting(state) && (impatient || isDue(state)))
      .sort((a, b) => a.failures - b.failures);
    const each = waiting.values();
    const work = async (): Promise<void> => {
      // The workers share one iterator: each takes the next message.
      for (const state of each) {
        if (!hasTime()) return;
        result[await deliver(state)] += 1;
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    try {
      result.purged += await purge(inbox, states, now, hasTime);
    } catch (error) {
      log({ event: "contact.inbox_error", reason: errorCode(error) });
    }
    if (result.purged > 0) log({ event: "contact.purged", count: result.purged });
    if (result.unreadable > 0) log({ event: "contact.unreadable", count: result.unreadable });
    return result;
  }

  const soon = createQueue((id) => deliver({ id, claimed: 0, failures: 0, entries: [`messages/${id}`] }), {
    parallel,
    longest: 1000,
    whenBehind: () =>
      sweep().catch((error: unknown) => log({ event: "contact.inbox_error", reason: errorCode(error) })),
  });

  return {
    sweep,
    /** Sweeps, then once more for what another process was at: it has delivered it by then, or it is dead. */
    async sweepTwice({ budget = longestTimer, ...options }: Sweep): Promise<SweepResult> {
      const began = monotonic();
      const first = await sweep({ ...options, budget });
      if (first.held === 0) return first;
      await new Promise((rested) => setTimeout(rested, nextDue - monotonic()));
      const second = await sweep({ ...options, budget: budget - (monotonic() - began) });
      return {
        ...second,
        delivered: first.delivered + second.delivered,
        purged: first.purged + second.purged,
        unreadable: first.unreadable + second.unreadable,
      };
    },
    /** Tries a message that has just been stored. Resolves when it was tried; never throws. */
    soon,
    /** When the earliest failed message should be tried again (by the monotonic clock), `Infinity` when none is known. */
    nextDue: () => nextDue,
    /** Begins nothing more, and waits for what is on its way, `patience` milliseconds at most. */
    async stop(patience: number): Promise<void> {
      stopping = true;
      await withDeadline(Promise.all(inFlight.values()), patience).catch(() => undefined);
    },
  };
}
