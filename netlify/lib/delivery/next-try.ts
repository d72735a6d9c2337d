import { ageAt } from "../inbox/age";
import type { MessageState } from "../inbox/message-states";

const minute = 60_000;

/** Maximum number of attempts that the server never confirmed, as each may be a duplicate mail; then a person decides. */
const maxUnconfirmed = 5;

/** Whether a message is not sent again until a person asks for it (`npm run inbox -- retry`) or erases it. */
export const isSuspended = ({ unconfirmed }: MessageState): boolean => unconfirmed >= maxUnconfirmed;

/**
 * Delay after the n-th failure, in milliseconds: exponential from a minute to 6 hours; from an hour
 * if the mail may have been sent, since a retry may be a duplicate.
 */
function retryDelay({ attempts, unconfirmed }: MessageState): number {
  return Math.min((unconfirmed > 0 ? 60 : 1) * minute * 2 ** (attempts - 1), 360 * minute);
}

/** Milliseconds until the next try is due, 0 once it is; `now` is the store's time. */
export function timeToNextTry(state: MessageState, now: number): number {
  if (state.attempts === 0) return 0;
  return Math.max(0, retryDelay(state) - ageAt(now, state.lastFailureAt));
}
