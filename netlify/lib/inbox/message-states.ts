import type { Store } from "./store";

/** What the names of the entries say of a message, without reading it. */
export type MessageState = {
  id: string;
  /** How many attempts at sending it have failed. */
  attempts: number;
  /** Milliseconds since 1970, by the store's clock; absent when none failed. */
  lastFailureAt?: number;
  /** Whether the server may have taken the mail at that failure, without a word. */
  mayHaveLeft: boolean;
  /** Milliseconds since 1970, by the store's clock; absent as long as no server took the mail. */
  sentAt?: number;
  /** Its entries, in the order in which they may be removed; none under `messages` for what is left of one. */
  entries: string[];
};

/** A message of which nothing is known but its id. */
export const newState = (id: string): MessageState => ({ id, attempts: 0, mayHaveLeft: false, entries: [] });

/** Whether a message waits to be sent. */
export const isWaiting = ({ id, sentAt, entries }: MessageState): boolean =>
  sentAt === undefined && entries.includes(`messages/${id}`);

/**
 * The folders of notes about messages, in the order in which they are written: what happens during
 * the listing is seen by its end rather than by its beginning. It is the order in which they may be
 * removed too: should that stop halfway, a message that was sent must not look as if it were waiting.
 * `claims` and `delivered` are of inboxes from before 24 November 2026 (docs/contact.md).
 */
const noteFolders = ["claims", "failed", "sent", "delivered"] as const;

function addNote(state: MessageState, folder: (typeof noteFolders)[number], numbers: number[]): void {
  const [first = 0, at = 0, left = 0] = numbers;
  if (folder === "sent" || folder === "delivered") state.sentAt = Math.max(first, state.sentAt ?? first);
  if (folder !== "failed" || first < state.attempts) return;
  Object.assign(state, { attempts: first, lastFailureAt: at, mayHaveLeft: left === 1 });
}

/** The state of every message, and of what is left of those half removed. */
export async function readStates(store: Store): Promise<MessageState[]> {
  const states = new Map<string, MessageState>();
  const stateOf = (id: string): MessageState => {
    const state = states.get(id) ?? newState(id);
    states.set(id, state);
    return state;
  };
  for (const id of await store.list("messages")) stateOf(id).entries.push(`messages/${id}`);
  for (const folder of noteFolders) {
    for (const name of await store.list(folder)) {
      const [id = "", ...parts] = name.split(".");
      const numbers = parts.map(Number);
      if (id === "" || parts.length === 0 || !numbers.every(Number.isSafeInteger)) continue;
      const state = stateOf(id);
      state.entries.push(`${folder}/${name}`);
      addNote(state, folder, numbers);
    }
  }
  return [...states.values()];
}
