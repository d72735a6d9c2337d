/** More messages than people write to one provider within `window` (milliseconds). */
const defaultLimit = { max: 6, window: 60_000 };

/** Counts a message, whatever its address; returns whether it is one too many. */
export type BurstWatch = () => boolean;

/** Watches for bursts of messages from several addresses, each below the rate limit. `now` as for the rate limit. */
export function createBurstWatch({ max, window } = defaultLimit, now = () => performance.now()): BurstWatch {
  let latest: number[] = [];
  return () => {
    latest = [...latest.filter((time) => now() - time < window), now()].slice(-max - 1);
    return latest.length > max;
  };
}
