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

/** Whether a message has been kept as long as it may be, or is but notes of one that is gone. */
async function isOver(inbox: Inbox, state: MessageState, now: number): Promise<boolean> {
  if (state.sentAt !== undefined) {
    const age = ageAt(now, state.sentAt);
    if (age <= year) return age > keptSent;
    // Its age makes no sense: it is dated anew.
    await inbox.markSent(state.id, "");
    await inbox.remove(state.entries.filter((entry) => /^(sent|delivered)\//.test(entry)));
    return false;
  }
  if (isWaiting(state) && state.attempts < fewestAttempts) return false;
  const message = await inbox.read(state.id);
  return message === null || (!(message instanceof Error) && ageOf(message, now) > keptUnsent);
}

/**
 * Removes what was sent long ago, what nobody took in three years, and what is left of messages
 * half removed, as long as `hasTime` says so; what remains is removed another time.
 * `now` is the store's time. Resolves with how many are gone.
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
    if (!(await isOver(inbox, state, now))) continue;
    await inbox.remove(state.entries);
    gone += 1;
  }
  return gone;
}
