import type { LimitFunction } from "p-limit";
import { errorCode } from "../host/log";
import { DamagedEntryError } from "../inbox/entry-errors";
import { ageOf } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";
import { operationTimeout } from "../inbox/store";
import { type SendLimits, smtpTimes } from "../mail/smtp";
import { removeOldAcknowledgements } from "./acknowledge";
import { acquireLease } from "./lease";
import { isSuspended, timeToNextTry } from "./next-try";
import { notifyOverdue, overdueAfter } from "./overdue";
import { purge, purgeDamaged } from "./retention";
import type { Deliver, DeliveryParts } from "./sender";

const minute = 60_000;

/** A message younger than this (ms) is left to the process that received it, or both would send it. */
const ownershipPeriod = 2 * minute;

/** Lease time kept after a mail is sent, in milliseconds: to mark the message as sent, plus a second. */
const timeToMark = operationTimeout + 1000;

/** What a delivery run did: number of messages by outcome; `unsent` counts those that failed or were not attempted. */
export type DeliveryResult = { sent: number; failed: number; damaged: number; unsent: number };

type DeliveryContext = {
  deliver: Deliver;
  limit: LimitFunction;
  retryNow: boolean;
  isStopping: () => boolean;
  stop: AbortSignal;
};

/** Runs one delivery while holding the lease; see `runDelivery` of `createDelivery`. */
export async function runDelivery(parts: DeliveryParts, context: DeliveryContext): Promise<DeliveryResult | undefined> {
  const { store, inbox, send, log } = parts;
  const { deliver, limit, retryNow, isStopping, stop } = context;
  const lease = await acquireLease(store);
  if (!lease) return undefined;
  const canStart = (): boolean => !isStopping() && lease.timeLeft() >= smtpTimes.shortest + timeToMark;
  const sendLimits = (): SendLimits => ({
    timeout: Math.max(1, Math.min(smtpTimes.longest, lease.timeLeft() - timeToMark)),
    stopSignal: stop,
  });
  const result: DeliveryResult = { sent: 0, failed: 0, damaged: 0, unsent: 0 };
  let overdue = 0;
  try {
    // The store's time, not this machine's, whose clock may be wrong. Read before listing: a message received in
    // between may still be sent by the process that received it.
    const now = await inbox.now();
    const states = await inbox.states();

    const deliverOne = async (state: MessageState): Promise<void> => {
      const message = await inbox.read(state.id);
      if (message === null || ageOf(message, now) < ownershipPeriod) return;
      if (ageOf(message, now) > overdueAfter) overdue += 1;
      if (message instanceof DamagedEntryError) {
        await inbox.setAside(state.id);
        result.damaged += 1;
        log({ event: "contact.damaged", id: state.id });
      } else result[(await deliver(state, message, sendLimits())) ? "sent" : "failed"] += 1;
    };

    /** Counts an attempt that is not made: retention deletes a message after a number of attempts. */
    const countSkippedAttempt = async (state: MessageState): Promise<unknown> =>
      inbox.markFailed(state, (await inbox.lastFailureReason(state)) ?? "", state.unconfirmed);

    const waiting = states.filter(isWaiting).sort((one, other) => one.attempts - other.attempts);
    await limit.map(waiting, async (state) => {
      if (!send || !canStart() || !(retryNow || timeToNextTry(state, now) === 0)) return;
      await (isSuspended(state) && !retryNow ? countSkippedAttempt(state) : deliverOne(state)).catch(
        (error: unknown) => {
          result.failed += 1;
          log({ event: "contact.inbox_error", id: state.id, reason: errorCode(error) });
        },
      );
    });
    result.unsent = waiting.length - result.sent - result.damaged;
    if (overdue > 0 && canStart()) await notifyOverdue(overdue, parts, now, sendLimits());
    const purged = (await purge(inbox, states, now, canStart)) + (await purgeDamaged(inbox, now, canStart));
    if (purged > 0) log({ event: "contact.purged", count: purged });
    await removeOldAcknowledgements(store, now);
    await store.tidy?.();
    // «round» is a delivery run: monitoring relies on these names (docs/contact.md).
    log({ event: "contact.round", count: result.sent });
    if (result.unsent > 0) log({ event: "contact.still_waiting", count: result.unsent });
    return result;
  } finally {
    await lease.release();
  }
}
