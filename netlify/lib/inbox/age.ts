/** Clocks of two machines may differ by this much without being wrong (milliseconds). */
export const clockTolerance = 2 * 60_000;

/** Past this time a message should have reached the provider (milliseconds). */
export const longestWait = 60 * 60 * 1000;

/**
 * Milliseconds from one time to another. `Infinity` when the first is unknown or lies in the future:
 * a clock was wrong, and what it dated counts as old.
 */
export function ageAt(now: number, since: number | undefined): number {
  const age = since === undefined ? NaN : now - since;
  return age >= -clockTolerance ? Math.max(0, age) : Infinity;
}

/**
 * Milliseconds since this call, by the clock that says more: one may stand still while the process
 * is frozen, the other may be set back.
 */
export function startStopwatch(): () => number {
  const [wall, monotonic] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - wall, performance.now() - monotonic);
}
