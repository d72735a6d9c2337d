import { ageAt } from "../inbox/age";
import type { MessageState } from "../inbox/message-states";

const minute = 60_000;
const hour = 60 * minute;

/**
 * Time to wait after the n-th failure, in milliseconds: a minute, doubled each time, 6 hours at most.
 * From an hour on when the mail may have left: each attempt may be one more copy of it.
 */
export function retryDelay(attempts: number, mayHaveLeft: boolean): number {
  return Math.min((mayHaveLeft ? hour : minute) * 2 ** (attempts - 1), 6 * hour);
}

/** Whether a message's turn has come; `now` is the store's time. */
export function isDue({ attempts, lastFailureAt, mayHaveLeft }: MessageState, now: number): boolean {
  return attempts === 0 || ageAt(now, lastFailureAt) >= retryDelay(attempts, mayHaveLeft);
}
