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
 * In the order in which they are written: what happens during the listing is seen by its end rather
 * than by its beginning. It is the order in which they may be removed too: should that stop halfway,
 * a message that was sent must not look as if it were waiting. `delivered` is of inboxes from before
 * 24 November 2026 (docs/contact.md).
 */
const folders = ["messages", "failed", "sent", "delivered"] as const;

function add(state: MessageState, folder: (typeof folders)[number], [first = 0, at = 0, left = 0]: number[]): void {
  if (folder === "failed" && first >= state.attempts) {
    Object.assign(state, { attempts: first, lastFailureAt: at, mayHaveLeft: left === 1 });
  }
  if (folder === "sent" || folder === "delivered") state.sentAt = Math.max(first, state.sentAt ?? first);
}

/** The state of every message, and of what is left of those half removed. */
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
