import type { Store } from "./store";

/** The state of a message, from the names of its entries. */
export type MessageState = {
  id: string;
  /** Number of failed attempts. */
  attempts: number;
  /** Milliseconds since 1970, by the store's clock. */
  lastFailureAt?: number;
  /** Number of failed attempts at which the server may have accepted the mail without a reply. */
  unconfirmed: number;
  /** Milliseconds since 1970, by the store's clock. */
  sentAt?: number;
  /** Keys of the entries, in the order in which to delete them; none in `messages` if partly deleted. */
  entries: string[];
};

/** The state of a message just received. */
export const newState = (id: string): MessageState => ({ id, attempts: 0, unconfirmed: 0, entries: [] });

/** Whether a message is unsent. */
export const isWaiting = ({ id, sentAt, entries }: MessageState): boolean =>
  sentAt === undefined && entries.includes(`messages/${id}`);

/**
 * Folders in the order in which entries are written: a message that changes during the listing is
 * then seen in its final state. Also the order of deletion: after an interrupted one, a sent message
 * must not look unsent.
 */
const folders = ["messages", "failed", "sent"] as const;

function add(
  state: MessageState,
  folder: (typeof folders)[number],
  [attemptsOrTime = 0, at = 0, unconfirmed = 0]: number[],
): void {
  if (folder === "failed" && attemptsOrTime >= state.attempts) {
    Object.assign(state, { attempts: attemptsOrTime, lastFailureAt: at, unconfirmed });
  }
  if (folder === "sent") state.sentAt = Math.max(attemptsOrTime, state.sentAt ?? attemptsOrTime);
}

/** The state of every message, including those partly deleted. */
export async function readStates(store: Store): Promise<MessageState[]> {
  const states = new Map<string, MessageState>();
  for (const folder of folders) {
    for (const name of await store.list(folder)) {
      const [id = "", ...numbers] = name.split(".");
      if (!numbers.every((number) => /^\d+$/.test(number))) continue;
      const state = states.get(id) ?? newState(id);
      states.set(id, state);
      state.entries.push(`${folder}/${name}`);
      add(state, folder, numbers.map(Number));
    }
  }
  return [...states.values()];
}
