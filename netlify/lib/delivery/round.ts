import type { LimitFunction } from "p-limit";
import { errorCode } from "../host/log";
import { ageAt, longestWait } from "../inbox/age";
import { DamagedEntryError } from "../inbox/entry-errors";
import { ageOf } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";
import { takeLease } from "./lease";
import { tellOverdue } from "./overdue";
import { purge } from "./retention";
import type { Deliver, DeliveryParts } from "./sender";

const minute = 60_000;

/** A message younger than this belongs to the process that received it. */
const ownedFor = 2 * minute;

/** Time that must be left to begin anything, in milliseconds: to send (8 s), to mark (6 s), and a second. */
const timeToBegin = 15_000;

/** How many messages met each end; those `left` still wait, whether their sending failed or has not been tried. */
export type RoundResult = { sent: number; failed: number; damaged: number; left: number };

type Means = { deliver: Deliver; limit: LimitFunction; impatient: boolean; isStopping: () => boolean };

/**
 * Time to wait after the n-th failure, in milliseconds: a minute, doubled each time, 6 hours at most.
 * From an hour on when the mail may have left: each attempt may be one more copy of it.
 */
function retryDelay(attempts: number, mayHaveLeft: boolean): number {
  return Math.min((mayHaveLeft ? 60 : 1) * minute * 2 ** (attempts - 1), 360 * minute);
}

/** Whether a message's turn has come; `now` is the store's time. */
function isDue({ attempts, lastFailureAt, mayHaveLeft }: MessageState, now: number): boolean {
  return attempts === 0 || ageAt(now, lastFailureAt) >= retryDelay(attempts, mayHaveLeft);
}

/** One round, by the only process that holds the lease; see `createQueue`. */
export async function runRound(parts: DeliveryParts, means: Means): Promise<RoundResult | undefined> {
  const { store, inbox, send, log } = parts;
  const { deliver, limit, impatient, isStopping } = means;
  const lease = await takeLease(store);
  if (!lease) return undefined;
  const mayBegin = (): boolean => !isStopping() && lease.left() >= timeToBegin;
  const result: RoundResult = { sent: 0, failed: 0, damaged: 0, left: 0 };
  let overdue = 0;
  try {
    // Before the listing: whoever received a message may mark it after, while it was still its own.
    const now = await inbox.now();
    const states = await inbox.states();

    const tryOne = async (state: MessageState): Promise<void> => {
      const message = await inbox.read(state.id);
      if (message === null || ageOf(message, now) < ownedFor) return;
      if (ageOf(message, now) > longestWait) overdue += 1;
      if (message instanceof DamagedEntryError) {
        await inbox.setApart(state.id);
        result.damaged += 1;
        log({ event: "contact.damaged", id: state.id });
      } else result[(await deliver(state, message)) ? "sent" : "failed"] += 1;
    };

    const waiting = states.filter(isWaiting).sort((one, other) => one.attempts - other.attempts);
    await limit.map(waiting, async (state) => {
      if (!send || !mayBegin() || !(impatient || isDue(state, now))) return;
      await tryOne(state).catch((error: unknown) => {
        result.failed += 1;
        log({ event: "contact.inbox_error", id: state.id, reason: errorCode(error) });
      });
    });
    result.left = waiting.length - result.sent - result.damaged;
    if (overdue > 0 && mayBegin()) await tellOverdue(overdue, parts, now);
    const purged = await purge(inbox, states, now, mayBegin);
    if (purged > 0) log({ event: "contact.purged", count: purged });
    await store.tidy?.();
    return result;
  } finally {
    await lease.release();
  }
}
