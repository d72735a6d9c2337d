import { errorCode } from "../host/error-code";
import type { Inbox, MessageState, StoredMessage } from "../inbox/inbox";
import type { Log } from "../host/log";
import { composeMail, type MailIdentity } from "../mail/compose";
import type { SendMail } from "../mail/smtp";
import { createQueue } from "./queue";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Privacy policy: 30 days for what reached the provider's mailbox, 3 years for what never did. */
const keptDelivered = 30 * day;
const keptUndelivered = 3 * 366 * day;

/** Connections opened to the mail server at once. */
const parallel = 3;

/** Time to wait after the n-th failure, in milliseconds: 30 s, doubled each time, 6 hours at most. */
export function backOff(failures: number): number {
  return Math.min(30_000 * 2 ** (failures - 1), 6 * 60 * minute);
}

export type Sweep = {
  /** Try every waiting message now, even those whose turn has not come. */
  impatient?: boolean;
  /** Leave alone messages this recent (ms) that were never tried: another process is at it. */
  youngest?: number;
  /** Start no attempt after this time (ms). */
  budget?: number;
};

type Outcome = "delivered" | "failed" | "purged" | "skipped";

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
};

/** The sentence that says why, for the provider. */
function answerOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("response" in error && typeof error.response === "string") return error.response;
  return "message" in error && typeof error.message === "string" ? error.message : errorCode(error);
}

/** Delivers what the inbox holds, at least once each, until it succeeds. */
export function createCourier({ inbox, send, identity, log, now = Date.now }: Parts) {
  /** Being tried by this process: a sweep must not try them a second time. */
  const inFlight = new Set<string>();
  /** Taken by the mail server, with its answer, while the disk refused the mark: not to be sent again. */
  const unmarked = new Map<string, string>();
  let nextDue = Infinity;

  const tryAgainIn = (delay: number): void => {
    nextDue = Math.min(nextDue, now() + delay);
  };

  async function handOver(id: string, message: StoredMessage, sender: SendMail): Promise<void> {
    const answer = unmarked.get(id) ?? (await sender(composeMail(id, message, identity)));
    unmarked.set(id, answer);
    await inbox.markDelivered(id, answer);
    unmarked.delete(id);
  }

  async function attempt(state: MessageState, youngest: number): Promise<Outcome> {
    const { id, failures } = state;
    const message = await inbox.read(id);
    if (!message) return "skipped";
    const age = now() - Date.parse(message.receivedAt);
    if (age > keptUndelivered) {
      await inbox.remove(state);
      return "purged";
    }
    if (!send || (failures === 0 && age < youngest)) return "skipped";
    const started = now();
    try {
      await handOver(id, message, send);
      log({ event: "contact.delivered", id, milliseconds: now() - started });
      return "delivered";
    } catch (error) {
      tryAgainIn(backOff(failures + 1));
      log({ event: "contact.delivery_failed", id, reason: errorCode(error), milliseconds: now() - started });
      await inbox.markFailed(id, answerOf(error));
      return "failed";
    }
  }

  /** One attempt at a time for a message; never throws: what could not be read or noted is tried again. */
  async function deliver(state: MessageState, youngest = 0): Promise<Outcome> {
    if (inFlight.has(state.id)) return "skipped";
    inFlight.add(state.id);
    try {
      return await attempt(state, youngest);
    } catch (error) {
      tryAgainIn(backOff(state.failures + 1));
      log({ event: "contact.inbox_error", id: state.id, reason: errorCode(error) });
      return "failed";
    } finally {
      inFlight.delete(state.id);
    }
  }

  async function purgeDelivered(states: MessageState[]): Promise<number> {
    const old = states.filter(({ deliveredAt }) => deliveredAt !== undefined && now() - deliveredAt > keptDelivered);
    for (const state of old) await inbox.remove(state);
    return old.length;
  }

  function isDue(state: MessageState): boolean {
    if (state.lastFailureAt === undefined) return true;
    const wait = state.lastFailureAt + backOff(state.failures) - now();
    if (wait > 0) tryAgainIn(wait);
    return wait <= 0;
  }

  /** Delivers all that is due, those that failed least first, and removes what the privacy policy says. */
  async function sweep({ impatient = false, youngest, budget = Infinity }: Sweep = {}): Promise<SweepResult> {
    const started = now();
    nextDue = Infinity;
    const states = await inbox.states();
    const result: SweepResult = { delivered: 0, failed: 0, purged: await purgeDelivered(states), skipped: 0 };
    const waiting = states
      .filter((state) => state.deliveredAt === undefined && (impatient || isDue(state)))
      .sort((a, b) => a.failures - b.failures);
    const each = waiting.values();
    const work = async (): Promise<void> => {
      // The workers share one iterator: each takes the next message.
      for (const state of each) {
        if (now() - started >= budget) return;
        result[await deliver(state, youngest)] += 1;
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    if (result.purged > 0) log({ event: "contact.purged", count: result.purged });
    return result;
  }

  const soon = createQueue((id) => deliver({ id, failures: 0, entries: [`messages/${id}`] }), {
    parallel,
    longest: 1000,
    whenBehind: () =>
      sweep().catch((error: unknown) => log({ event: "contact.inbox_error", reason: errorCode(error) })),
  });

  return {
    sweep,
    /** Tries a message that has just been stored. Resolves when it was tried; never throws. */
    soon,
    /** When the earliest failed message should be tried again (ms since 1970), `Infinity` when none is known. */
    nextDue: () => nextDue,
  };
}
