/** More than `max` messages within `window` (milliseconds) are probably robots'. */
const defaultLimit = { max: 6, window: 60_000 };

/** Counts a message, whatever its address; returns whether it exceeds the limit. */
export type BurstDetector = () => boolean;

/**
 * Detects bursts of messages from several addresses, each below the rate limit. `now` is a monotonic clock
 * (milliseconds).
 */
export function createBurstDetector({ max, window } = defaultLimit, now = () => performance.now()): BurstDetector {
  let latest: number[] = [];
  return () => {
    latest = [...latest.filter((time) => now() - time < window), now()].slice(-max - 1);
    return latest.length > max;
  };
}
