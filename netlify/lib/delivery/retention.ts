import type { Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/read-states";

const day = 24 * 60 * 60 * 1000;

/** Privacy policy: 30 days for what reached the provider's mailbox, 3 years for what never did. */
const keptDelivered = 30 * day;
const keptUndelivered = 3 * 366 * day;

/**
 * A clock may be years off; a message is given up only if it was refused this often as well, which
 * takes 250 days at the pace of the attempts.
 */
const fewestAttempts = 1000;

/** A mark noted this far in the future was noted by a clock that was wrong (milliseconds). */
const clockTolerance = day;

/** Whether a message that no server takes has been kept, and tried, for as long as it may be. */
export function isGivenUp(receivedAt: string, attempts: number, now: number): boolean {
  const age = now - Date.parse(receivedAt);
  return attempts >= fewestAttempts && (age > keptUndelivered || age < 0);
}

function isOver({ deliveredAt }: MessageState, now: number): boolean {
  if (deliveredAt === undefined) return false;
  const age = now - deliveredAt;
  return age > keptDelivered || age < -clockTolerance;
}

/** Notes of a message that is no longer there: its removal was cut short. */
async function isLeftOver(inbox: Inbox, { id, deliveredAt, entries }: MessageState): Promise<boolean> {
  if (deliveredAt !== undefined || entries.includes(`messages/${id}`)) return false;
  // It may have been received since the messages were listed.
  return !(await inbox.stateOf(id)).entries.includes(`messages/${id}`);
}

/**
 * Removes what was delivered long ago and what is left of messages half removed, as long as
 * `hasTime` says so; what remains is removed another time.
 *
 * @returns how many messages are gone.
 */
export async function purge(
  inbox: Inbox,
  states: MessageState[],
  now: () => number,
  hasTime: () => boolean,
): Promise<number> {
  let gone = 0;
  for (const state of states) {
    if (!hasTime()) break;
    const over = isOver(state, now());
    if (!over && !(await isLeftOver(inbox, state))) continue;
    await inbox.remove(state);
    if (over) gone += 1;
  }
  return gone;
}
