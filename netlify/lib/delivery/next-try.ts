import { ageAt } from "../inbox/age";
import type { MessageState } from "../inbox/message-states";

const minute = 60_000;

/**
 * Delay after the n-th failure, in milliseconds: exponential from a minute to 6 hours; from an hour
 * if the mail may have been sent, since a retry may be a duplicate.
 */
function retryDelay(attempts: number, mayBeSent: boolean): number {
  return Math.min((mayBeSent ? 60 : 1) * minute * 2 ** (attempts - 1), 360 * minute);
}

/** Milliseconds until the next try is due, 0 once it is; `now` is the store's time. */
export function timeToNextTry({ attempts, lastFailureAt, mayBeSent }: MessageState, now: number): number {
  if (attempts === 0) return 0;
  return Math.max(0, retryDelay(attempts, mayBeSent) - ageAt(now, lastFailureAt));
}
