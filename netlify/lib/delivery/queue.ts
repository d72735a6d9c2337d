import pLimit from "p-limit";
import type { Accepted } from "../inbox/inbox";
import { newState } from "../inbox/message-states";
import { type RoundResult, runRound } from "./round";
import { createSender, type DeliveryParts } from "./sender";

/** Connections opened to the mail server at once. */
const parallel = 3;

/** Messages waiting in memory at most: beyond, they are left to the round. */
const longestQueue = 1000;

/** Whoever receives a message begins to send it within this time (milliseconds): long before the round may. */
const beginsWithin = 30_000;

export type Queue = ReturnType<typeof createQueue>;

/** Sends what this process has received and, in rounds, what no process has sent. */
export function createQueue(parts: DeliveryParts) {
  const deliver = createSender(parts);
  const limit = pLimit(parallel);
  const underWay = new Set<Promise<unknown>>();
  let stopping = false;

  async function untilStopped<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (stopping) return undefined;
    const working = work().finally(() => underWay.delete(working));
    underWay.add(working);
    return working;
  }

  return {
    /** Sends a message that this process has just received. Resolves once it was tried; never throws. */
    async sendNew({ id, message, age }: Accepted): Promise<void> {
      if (limit.pendingCount >= longestQueue) return;
      await limit(() => untilStopped(async () => age() < beginsWithin && deliver(newState(id), message)));
    },

    /**
     * Sends what belongs to no process, when its turn has come or, for an `impatient` round, at once;
     * then removes what the privacy policy says. `undefined` while another process is at it. Throws
     * when the store can't be reached.
     */
    runRound: (impatient = false): Promise<RoundResult | undefined> =>
      untilStopped(() => runRound(parts, { deliver, limit, impatient, isStopping: () => stopping })),

    /** Begins nothing more, and resolves once what is under way is over. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.allSettled(underWay);
    },
  };
}
