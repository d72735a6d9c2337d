import { aFewAtATime } from "./a-few-at-a-time";
import type { Inbox } from "./inbox";
import type { MessageState } from "./read-states";

/** Past this time a message should have reached the provider (milliseconds). */
export const longestWait = 60 * 60 * 1000;

/** Clocks of two machines may differ by this much without being wrong (milliseconds). */
const clockTolerance = 60_000;

/** Entries read at once. */
export const readAtOnce = 8;

export type Backlog = {
  /** Messages that no server took yet. */
  waiting: number;
  /** How many of them have waited for more than `longestWait`. */
  overdue: number;
  /** How long the oldest has waited, in milliseconds; 0 when none waits. */
  oldest: number;
};

/**
 * How long a message has waited, in milliseconds. One that can't be read, or that was received in
 * the future, has waited for nobody knows how long: it counts as overdue.
 */
export function waitOf(receivedAt: string | undefined, now: number): number {
  const age = receivedAt === undefined ? -Infinity : now - Date.parse(receivedAt);
  return age < -clockTolerance ? longestWait + clockTolerance : Math.max(0, age);
}

/** Whether a message waits to be delivered. */
export function isWaiting({ deliveredAt, entries }: MessageState): boolean {
  return deliveredAt === undefined && entries.some((entry) => entry.startsWith("messages/"));
}

/**
 * Looks at what waits. Messages are read until `patience` (milliseconds) is over: of a very long
 * backlog the oldest may not be known, only one that is old enough to say so.
 */
export async function readBacklog(inbox: Inbox, patience: number, now: () => number = Date.now): Promise<Backlog> {
  const waiting = (await inbox.states()).filter(isWaiting).sort((a, b) => b.failures - a.failures);
  const end = performance.now() + patience;
  const waits: number[] = [];
  const look = async ({ id }: MessageState): Promise<void> => {
    const message = await inbox.read(id).catch(() => undefined);
    if (message !== null) waits.push(waitOf(message?.receivedAt, now()));
  };
  await aFewAtATime(waiting, readAtOnce, look, () => performance.now() <= end);
  return {
    waiting: waiting.length,
    overdue: waits.filter((wait) => wait > longestWait).length,
    oldest: waits.reduce((oldest, wait) => Math.max(oldest, wait), 0),
  };
}
