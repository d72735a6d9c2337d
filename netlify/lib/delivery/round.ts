import type { LimitFunction } from "p-limit";
import { errorCode } from "../host/error-code";
import { longestWait } from "../inbox/age";
import { SealedEntryError } from "../inbox/entry-errors";
import { ageOf } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";
import { takeLease } from "./lease";
import { tellOverdue } from "./overdue";
import { purge } from "./retention";
import { isDue } from "./retry";
import type { DeliveryParts, Sender } from "./sender";

/** A message younger than this belongs to the process that received it (milliseconds). */
const ownedFor = 2 * 60_000;

/** Time that must be left to begin anything, in milliseconds: to send (8 s), to mark (6 s), and a second. */
const timeToBegin = 15_000;

/** How many messages met each end; those `left` still wait, whether their sending failed or has not been tried. */
export type RoundResult = { sent: number; failed: number; damaged: number; left: number };

type Options = { limit: LimitFunction; impatient: boolean; isStopping: () => boolean };

/** One round, by the only process that holds the lease; see `createQueue`. */
export async function runRound(
  parts: DeliveryParts,
  { deliver, fail }: Sender,
  { limit, impatient, isStopping }: Options,
): Promise<RoundResult | undefined> {
  const { store, inbox, send, log } = parts;
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
      if (!(message instanceof Error)) {
        result[(await deliver(state, message)) ? "sent" : "failed"] += 1;
      } else if (message instanceof SealedEntryError) {
        await fail(state, message);
        result.failed += 1;
      } else {
        await inbox.setApart(state.id);
        result.damaged += 1;
        log({ event: "contact.damaged", id: state.id });
      }
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
    await store.tidy();
    return result;
  } finally {
    await lease.release();
  }
}
