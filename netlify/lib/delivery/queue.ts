import pLimit from "p-limit";
import type { Accepted } from "../inbox/inbox";
import { newState } from "../inbox/message-states";
import { acknowledge } from "./acknowledge";
import { type RoundResult, runRound } from "./round";
import { createSender, type DeliveryParts } from "./sender";

/** Concurrent connections to the mail server. */
const concurrency = 3;

/** Messages queued in memory; those beyond are left to a round. */
const maxQueued = 1000;

/**
 * A message is sent by the process that received it within this time only (ms): the mail and its mark end before a
 * function of the host must, after 60 seconds, and well before a round may send it.
 */
const maxAgeToSend = 30_000;

/** Longest wait for the mail server of a process that stops (ms), which then has time to record what it knows. */
const maxStopDelay = 8000;

export type Queue = ReturnType<typeof createQueue>;

/** Sends the messages that this process receives and, in rounds, those that remain unsent. */
export function createQueue(parts: DeliveryParts) {
  const deliver = createSender(parts);
  const limit = pLimit(concurrency);
  const inProgress = new Set<Promise<unknown>>();
  let stopping = false;
  const stop = new AbortController();

  async function unlessStopping<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (stopping) return undefined;
    const working = work().finally(() => inProgress.delete(working));
    inProgress.add(working);
    return working;
  }

  return {
    /** Sends a message just received, then acknowledges it to its visitor. Resolves once attempted; never throws. */
    async sendNew({ id, message, age }: Accepted): Promise<void> {
      if (limit.pendingCount >= maxQueued) return;
      await limit(() =>
        unlessStopping(async () => {
          if (age() >= maxAgeToSend || !(await deliver(newState(id), message, { stop: stop.signal }))) return;
          if (!stopping) await acknowledge(id, message, parts);
        }),
      );
    },

    /**
     * Runs a delivery round: sends the messages older than two minutes whose retry is due (or
     * not, if `retryNow`), then deletes those past their retention period. `undefined` while another
     * process runs one. Throws when the store is unavailable.
     */
    runRound: (retryNow = false): Promise<RoundResult | undefined> =>
      unlessStopping(() =>
        runRound(parts, { deliver, limit, retryNow, isStopping: () => stopping, stop: stop.signal }),
      ),

    /** Starts nothing more, and resolves once the work in progress is done: 8 seconds for the mail server, at most. */
    async stop(): Promise<void> {
      stopping = true;
      const timer = setTimeout(() => stop.abort(), maxStopDelay);
      await Promise.allSettled(inProgress);
      clearTimeout(timer);
      stop.abort();
    },
  };
}
