import { errorCode } from "../host/error-code";
import type { Log } from "../host/log";
import { aFewAtATime } from "../inbox/a-few-at-a-time";
import { isWaiting } from "../inbox/backlog";
import type { Inbox } from "../inbox/inbox";
import { type MessageState, newState } from "../inbox/read-states";
import { withDeadline } from "../with-deadline";
import type { MailIdentity } from "../mail/compose";
import type { SendMail } from "../mail/smtp";
import { type Attempted, createAttempt, type Outcome } from "./attempt";
import { backOff, waitBefore } from "./back-off";
import { attemptTime, createClaims, longestSilence, markingTime } from "./claims";
import { createHalt } from "./halt";
import { longestLook } from "./overdue-notice";
import { createQueue } from "./queue";
import { purge } from "./retention";

/** Connections opened to the mail server at once. */
const parallel = 3;

/** The longest time Node can wait for (ms): no limit. */
const longestTimer = 2 ** 31 - 1;

export type Sweep = {
  /** Try every waiting message now, even those whose turn has not come. */
  impatient?: boolean;
  /** But leave to their turn those that the server may have taken. */
  cautious?: boolean;
  /** Come back to what another process was at: by then it has delivered it, or it is dead. */
  thorough?: boolean;
  /** Be over after this time: nothing begins that might outlast it, and no answer is waited for beyond (ms). */
  lifetime?: number;
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
  /** How long a message that was just stored may be tried; without it, as long as the sender waits (ms). */
  soonTime?: number | undefined;
  now?: () => number;
  monotonic?: () => number;
  /** Lets so many milliseconds go by. */
  rest?: (milliseconds: number) => Promise<void>;
};

const restReally = (milliseconds: number): Promise<void> => new Promise((rested) => setTimeout(rested, milliseconds));

/** Delivers what the inbox holds, until it succeeds. */
export function createCourier({
  inbox,
  send,
  identity,
  log,
  soonTime,
  now = Date.now,
  monotonic = () => performance.now(),
  rest = restReally,
}: Parts) {
  const claims = createClaims(inbox, monotonic);
  const attempt = send && createAttempt({ inbox, claims, send, identity, log, now, monotonic });
  /** Being tried by this process. */
  const inFlight = new Map<string, Promise<unknown>>();
  const halt = createHalt();
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
  function deliver(state: MessageState, stop: AbortSignal): Promise<Outcome> {
    if (!attempt || stopping || inFlight.has(state.id)) return Promise.resolve("skipped");
    const delivering = settle(attempt(state, stop), state);
    inFlight.set(state.id, delivering);
    return delivering;
  }

  function isDue(state: MessageState): boolean {
    const wait = waitBefore(state, now());
    if (wait > 0) tryAgainIn(wait);
    return wait <= 0;
  }

  /** Removes what the privacy policy says. Never throws: it is done another time. */
  async function tidy(states: MessageState[], hasTime: () => boolean): Promise<number> {
    try {
      const purged = await purge(inbox, states, now, hasTime);
      if (purged > 0) log({ event: "contact.purged", count: purged });
      return purged;
    } catch (error) {
      log({ event: "contact.inbox_error", reason: errorCode(error) });
      return 0;
    }
  }

  /** Delivers all that is due, those that failed least first; then removes what the privacy policy says. */
  async function sweep({
    impatient = false,
    cautious = false,
    thorough = false,
    lifetime,
  }: Sweep = {}): Promise<SweepResult> {
    const end = monotonic() + (lifetime ?? longestTimer);
    const stop = halt.after(lifetime && lifetime - markingTime);
    const mayBegin = (longest: number) => (): boolean => !stopping && monotonic() + longest <= end;
    nextDue = Infinity;
    const states = await withDeadline(inbox.states(), (lifetime ?? longestTimer) - longestLook - attemptTime);
    claims.watch(states);
    const claimsEnd = monotonic() + longestSilence;
    const mayWait = thorough && claimsEnd + attemptTime <= end;
    const result: SweepResult = { delivered: 0, failed: 0, held: 0, purged: 0, skipped: 0, unreadable: 0 };
    const held: MessageState[] = [];
    const isTurn = (state: MessageState): boolean =>
      isWaiting(state) && ((impatient && !(cautious && state.mayHaveLeft)) || isDue(state));
    const due = states.filter(isTurn).sort((a, b) => a.failures - b.failures);
    const tryOne = async (state: MessageState): Promise<void> => {
      const outcome = await deliver(state, stop);
      result[outcome] += 1;
      if (outcome === "held") held.push(state);
    };
    await aFewAtATime(due, parallel, tryOne, mayBegin(longestLook + attemptTime));
    const hasTime = mayBegin(attemptTime);
    result.purged += await tidy(states, hasTime);
    if (mayWait && held.length > 0) {
      await rest(claimsEnd - monotonic());
      const comeBack = async ({ id }: MessageState): Promise<void> => {
        const latest = await inbox.stateOf(id);
        if (isWaiting(latest) && !(isTurn(latest) && hasTime())) return;
        result.held -= 1;
        if (isWaiting(latest)) result[await deliver(latest, stop)] += 1;
      };
      await aFewAtATime(held, parallel, comeBack, hasTime);
    }
    if (result.unreadable > 0) log({ event: "contact.unreadable", count: result.unreadable });
    return result;
  }

  const tryNew = (id: string): Promise<Outcome> =>
    deliver({ ...newState(id), entries: [`messages/${id}`] }, halt.after(soonTime));
  const soon = createQueue(tryNew, {
    parallel,
    longest: 1000,
    whenBehind: () =>
      sweep().catch((error: unknown) => log({ event: "contact.inbox_error", reason: errorCode(error) })),
  });

  return {
    sweep,
    /** Tries a message that has just been stored. Resolves when it was tried; never throws. */
    soon,
    /** When the earliest failed message should be tried again (by the monotonic clock), `Infinity` when none is known. */
    nextDue: () => nextDue,
    /**
     * Begins nothing more, and waits for what is on its way, `patience` milliseconds at most; the end
     * of that time serves to note that a server has not answered.
     */
    async stop(patience: number): Promise<void> {
      stopping = true;
      const settled = Promise.all(inFlight.values());
      await withDeadline(settled, patience - markingTime).catch(() => halt.now());
      await withDeadline(settled, Math.min(patience, markingTime)).catch(() => undefined);
    },
  };
}
