import pLimit from "p-limit";
import type { Accepted } from "../inbox/inbox";
import { newState } from "../inbox/message-states";
import { acknowledge } from "./acknowledge";
import { type DeliveryResult, runDelivery } from "./delivery-run";
import { createSender, type DeliveryParts } from "./sender";

/** Concurrent connections to the mail server. */
const concurrency = 3;

/** Maximum number of messages queued in memory; any more are left to a delivery run. */
const maxQueued = 1000;

/**
 * The process that received a message sends it within this time only (ms). The mail is then sent and marked before the
 * host ends the function, after 60 seconds, and before a delivery run may send the message, after two minutes.
 */
const maxAgeToSend = 30_000;

/** When the process stops, longest wait for the mail server (ms), so as to record which mails were sent. */
const maxStopDelay = 8000;

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends the messages that this process receives and, in delivery runs, those that remain unsent. */
export function createDelivery(parts: DeliveryParts) {
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
    async sendNew({ id, message, elapsed }: Accepted): Promise<void> {
      if (limit.pendingCount >= maxQueued) return;
      await limit(() =>
        unlessStopping(async () => {
          if (elapsed() >= maxAgeToSend || !(await deliver(newState(id), message, { stopSignal: stop.signal }))) return;
          if (!stopping) await acknowledge(id, message, parts);
        }),
      );
    },

    /**
     * Sends the messages older than two minutes whose retry is due (all of them if `retryNow`), then deletes those past
     * their retention period. Resolves with `undefined` while another process does so, or once this process stops. Throws
     * when the store is unavailable.
     */
    runDelivery: (retryNow = false): Promise<DeliveryResult | undefined> =>
      unlessStopping(() =>
        runDelivery(parts, { deliver, limit, retryNow, isStopping: () => stopping, stop: stop.signal }),
      ),

    /** Starts no more work; resolves once work in progress ends. Waits for the mail server 8 seconds at most. */
    async stop(): Promise<void> {
      stopping = true;
      const timer = setTimeout(() => stop.abort(), maxStopDelay);
      await Promise.allSettled(inProgress);
      clearTimeout(timer);
      stop.abort();
    },
  };
}
