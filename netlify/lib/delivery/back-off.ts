import type { MessageState } from "../inbox/read-states";

const hour = 60 * 60 * 1000;

/**
 * Time to wait after the n-th failure, in milliseconds: 30 s, doubled each time, 6 hours at most.
 * From an hour on when the mail may have left: each attempt may be one more copy of it.
 */
export function backOff(failures: number, mayHaveLeft = false): number {
  return Math.min((mayHaveLeft ? hour : 30_000) * 2 ** (failures - 1), 6 * hour);
}

/**
 * How long a message must still wait for its next attempt, in milliseconds. A failure noted in the
 * future was noted by a clock that was wrong: nothing is to be learnt from it.
 */
export function waitBefore({ failures, lastFailureAt, mayHaveLeft }: MessageState, now: number): number {
  if (lastFailureAt === undefined || lastFailureAt > now) return 0;
  return Math.max(0, lastFailureAt + backOff(failures, mayHaveLeft) - now);
}
