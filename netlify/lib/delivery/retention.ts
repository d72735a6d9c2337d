import { ageAt } from "../inbox/age";
import { ageOf, type Inbox } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;

/** Privacy policy: 30 days for what reached the provider's mailbox, 3 years for what never did. */
const keptSent = 30 * day;
const keptUnsent = 3 * year;

/**
 * Attempts that take three years, one every 6 hours. A message that was never sent goes only when
 * the calendar says three years as well: neither a wrong clock nor hasty retries can shorten them.
 */
const fewestAttempts = 3 * 365 * 4;

/** Whether a message that no server takes has been kept, and tried, for as long as it may be. */
async function isGivenUp(inbox: Inbox, state: MessageState, now: number): Promise<boolean> {
  if (state.attempts < fewestAttempts) return false;
  const message = await inbox.read(state.id);
  return message !== null && !(message instanceof Error) && ageOf(message, now) > keptUnsent;
}

/** Whether a message that was sent is to go; a mark whose age makes no sense is dated anew instead. */
async function isOver(inbox: Inbox, { id, sentAt, entries }: MessageState, now: number): Promise<boolean> {
  const age = ageAt(now, sentAt);
  if (age <= year) return age > keptSent;
  await inbox.markSent(id, "");
  await inbox.remove({ entries: entries.filter((entry) => /^(sent|delivered)\//.test(entry)) });
  return false;
}

/**
 * Removes what was sent long ago, what nobody took in three years, and what is left of messages
 * half removed, as long as `hasTime` says so; what remains is removed another time.
 *
 * @param now the store's time.
 * @returns how many messages are gone.
 */
export async function purge(
  inbox: Inbox,
  states: MessageState[],
  now: number,
  hasTime: () => boolean,
): Promise<number> {
  let gone = 0;
  for (const state of states) {
    if (!hasTime()) break;
    if (state.sentAt === undefined && !isWaiting(state)) {
      // Notes without a message, unless it was received since the listing.
      if ((await inbox.read(state.id)) === null) await inbox.remove(state);
    } else if (await (state.sentAt === undefined ? isGivenUp : isOver)(inbox, state, now)) {
      await inbox.remove(state);
      gone += 1;
    }
  }
  return gone;
}
