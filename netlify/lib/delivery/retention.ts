import { ageAt } from "../inbox/age";
import { ageOf, type Inbox } from "../inbox/inbox";
import { isWaiting, type MessageState } from "../inbox/message-states";

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;

/** As the privacy policy says: 30 days for sent messages, 3 years for unsent ones and for damaged ones. */
const sentRetention = 30 * day;
const unsentRetention = 3 * year;

/**
 * Fewer attempts than fit in three years, at four a day. An unsent message is deleted only after both three years and
 * this many attempts: neither a wrong clock nor fast retries can delete a message early.
 */
const minAttempts = 3 * 365 * 3;

/** Replaces an implausible date of sending with the current one. */
async function redate(inbox: Inbox, { id, entries }: MessageState): Promise<void> {
  await inbox.markSent(id, "");
  await inbox.remove(entries.filter((entry) => entry.startsWith("sent/")));
}

const isImplausible = ({ sentAt }: MessageState, now: number) => sentAt !== undefined && ageAt(now, sentAt) > year;

/** Whether a message is past its retention period, or was partly deleted. */
async function isExpired(inbox: Inbox, state: MessageState, now: number): Promise<boolean> {
  if (state.sentAt !== undefined) return ageAt(now, state.sentAt) > sentRetention;
  if (isWaiting(state) && state.attempts < minAttempts) return false;
  const message = await inbox.read(state.id);
  return message === null || (!(message instanceof Error) && ageOf(message, now) > unsentRetention);
}

/**
 * Deletes messages past their retention period and the remains of interrupted deletions, while
 * `hasTime` is true; the rest is left to the next delivery run. `now` is the store's time. Resolves
 * with the number of deleted messages.
 */
export async function purge(
  inbox: Inbox,
  states: MessageState[],
  now: number,
  hasTime: () => boolean,
): Promise<number> {
  let deleted = 0;
  for (const state of states) {
    if (!hasTime()) break;
    if (isImplausible(state, now)) await redate(inbox, state);
    else if (await isExpired(inbox, state, now)) {
      await inbox.remove(state.entries);
      deleted += 1;
    }
  }
  return deleted;
}

/**
 * Deletes the damaged messages set aside three years ago, while `hasTime` is true. Replaces an implausible date with the
 * current one: a wrong clock must not delete what the provider may still recover. Resolves with the number of deleted
 * messages.
 */
export async function purgeDamaged(inbox: Inbox, now: number, hasTime: () => boolean): Promise<number> {
  let deleted = 0;
  for (const damaged of await inbox.damaged()) {
    if (!hasTime()) break;
    const age = ageAt(now, damaged.setAsideAt);
    if (age > unsentRetention + year) await inbox.redateDamaged(damaged);
    else if (age > unsentRetention) {
      await inbox.remove([damaged.key]);
      deleted += 1;
    }
  }
  return deleted;
}
