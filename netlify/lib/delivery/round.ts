import type { LimitFunction } from "p-limit";
import { errorCode } from "../host/log";
import { overdueAfter } from "../inbox/age";
import { DamagedEntryError } from "../inbox/entry-errors";
import { ageOf } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";
import { operationTimeout } from "../inbox/store";
import { type Patience, smtpTimes } from "../mail/smtp";
import { forgetAcknowledged } from "./acknowledge";
import { acquireLease } from "./lease";
import { isHeld, timeToNextTry } from "./next-try";
import { notifyOverdue } from "./overdue";
import { purge, purgeDamaged } from "./retention";
import type { Deliver, DeliveryParts } from "./sender";

const minute = 60_000;

/** A more recent message is left to the process that received it. */
const ownershipPeriod = 2 * minute;

/** Lease time that follows the sending of a message, in milliseconds: marking it as sent, and a second. */
const timeAfter = operationTimeout + 1000;

/** Number of messages by outcome; `left` are still unsent, whether they failed or were not attempted. */
export type RoundResult = { sent: number; failed: number; damaged: number; left: number };

type RoundContext = {
  deliver: Deliver;
  limit: LimitFunction;
  retryNow: boolean;
  isStopping: () => boolean;
  stop: AbortSignal;
};

/** Runs a round while holding the lease; see `createQueue`. */
export async function runRound(parts: DeliveryParts, context: RoundContext): Promise<RoundResult | undefined> {
  const { store, inbox, send, log } = parts;
  const { deliver, limit, retryNow, isStopping, stop } = context;
  const lease = await acquireLease(store);
  if (!lease) return undefined;
  const canStart = (): boolean => !isStopping() && lease.left() >= smtpTimes.shortest + timeAfter;
  const patience = (): Patience => ({
    time: Math.max(1, Math.min(smtpTimes.longest, lease.left() - timeAfter)),
    stop,
  });
  const result: RoundResult = { sent: 0, failed: 0, damaged: 0, left: 0 };
  let overdue = 0;
  try {
    // Read before listing: a message received in between may still be sent by the process that received it.
    const now = await inbox.now();
    const states = await inbox.states();

    const deliverOne = async (state: MessageState): Promise<void> => {
      const message = await inbox.read(state.id);
      if (message === null || ageOf(message, now) < ownershipPeriod) return;
      if (ageOf(message, now) > overdueAfter) overdue += 1;
      if (message instanceof DamagedEntryError) {
        await inbox.quarantine(state.id);
        result.damaged += 1;
        log({ event: "contact.damaged", id: state.id });
      } else result[(await deliver(state, message, patience())) ? "sent" : "failed"] += 1;
    };

    /** Counts a try that is not made, as retention counts them. */
    const hold = async (state: MessageState): Promise<unknown> =>
      inbox.markFailed(state, (await inbox.lastAnswer(state)) ?? "", state.doubts);

    const waiting = states.filter(isWaiting).sort((one, other) => one.attempts - other.attempts);
    await limit.map(waiting, async (state) => {
      if (!send || !canStart() || !(retryNow || timeToNextTry(state, now) === 0)) return;
      await (isHeld(state) && !retryNow ? hold(state) : deliverOne(state)).catch((error: unknown) => {
        result.failed += 1;
        log({ event: "contact.inbox_error", id: state.id, reason: errorCode(error) });
      });
    });
    result.left = waiting.length - result.sent - result.damaged;
    if (overdue > 0 && canStart()) await notifyOverdue(overdue, parts, now, patience());
    const purged = (await purge(inbox, states, now, canStart)) + (await purgeDamaged(inbox, now, canStart));
    if (purged > 0) log({ event: "contact.purged", count: purged });
    await forgetAcknowledged(store, now);
    await store.tidy?.();
    return result;
  } finally {
    await lease.release();
  }
}
