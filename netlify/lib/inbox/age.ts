/** Accepted difference between the clocks of two machines (milliseconds). */
const clockTolerance = 2 * 60_000;

/**
 * Milliseconds between two times. `Infinity` when the first is unknown or in the future: a date
 * written by a wrong clock counts as old.
 */
export function ageAt(now: number, since: number | undefined): number {
  const age = since === undefined ? NaN : now - since;
  return age >= -clockTolerance ? Math.max(0, age) : Infinity;
}

/**
 * Milliseconds since this call, by whichever clock shows more: the monotonic clock may stop while
 * the process is frozen, the system clock may be set back.
 */
export function startStopwatch(): () => number {
  const [wall, monotonic] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - wall, performance.now() - monotonic);
}
