import type { MessageState } from "../inbox/read-states";

const longest = 6 * 60 * 60 * 1000;

/** Time to wait after the n-th failure, in milliseconds: 30 s, doubled each time, 6 hours at most. */
export function backOff(failures: number): number {
  return Math.min(30_000 * 2 ** (failures - 1), longest);
}

/**
 * How long a message must still wait for its next attempt, in milliseconds. A failure noted in the
 * future was noted by a clock that was wrong: nothing is to be learnt from it.
 */
export function waitBefore({ failures, lastFailureAt }: MessageState, now: number): number {
  if (lastFailureAt === undefined || lastFailureAt > now) return 0;
  return Math.max(0, lastFailureAt + backOff(failures) - now);
}
