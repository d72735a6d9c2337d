import type { Store } from "./store";

/** What the names of the entries say of a message, without reading it. */
export type MessageState = {
  id: string;
  /** Number of the last attempt at delivering it that some process took on, 0 when none did. */
  claimed: number;
  /** How often its owner said since that it is still at it. */
  signs: number;
  /** Number of the last attempt that is known to have failed, 0 when none is. */
  failures: number;
  /** Milliseconds since 1970, by the clock of who noted it. */
  lastFailureAt?: number;
  /** Whether the server may have taken the mail at that failure, without a word. */
  mayHaveLeft: boolean;
  /** Milliseconds since 1970, absent as long as no server took the message. */
  deliveredAt?: number;
  /** Its entries, in the order in which they may be removed; none under `messages` for what is left of one. */
  entries: string[];
};

/** A message of which nothing is known but its id. */
export const newState = (id: string): MessageState => ({
  id,
  claimed: 0,
  signs: 0,
  failures: 0,
  mayHaveLeft: false,
  entries: [],
});

/** `<id>.<number>.<number>`; undefined for a name that is none of ours. */
function parseName(name: string): { id: string; numbers: number[] } | undefined {
  const [id = "", ...parts] = name.split(".");
  const numbers = parts.map(Number);
  return id === "" || parts.length === 0 || numbers.some((number) => !Number.isSafeInteger(number))
    ? undefined
    : { id, numbers };
}

/** The states of the messages whose id begins with `start`, and of what is left of one half removed. */
export async function readStates(store: Store, start = ""): Promise<MessageState[]> {
  const states = new Map<string, MessageState>();
  const stateOf = (id: string): MessageState => {
    const state = states.get(id) ?? newState(id);
    states.set(id, state);
    return state;
  };

  const readFolder = async (folder: string, note: (state: MessageState, numbers: number[]) => void): Promise<void> => {
    for (const name of await store.list(folder, start)) {
      const parsed = parseName(name);
      if (!parsed) continue;
      const state = stateOf(parsed.id);
      state.entries.push(`${folder}/${name}`);
      note(state, parsed.numbers);
    }
  };

  // In the order in which they are written, so that what happens meanwhile is seen by its end
  // rather than by its beginning; and in the order in which they may be removed: should that stop
  // halfway, a message that was delivered must not look as if it were waiting.
  for (const id of await store.list("messages", start)) stateOf(id).entries.push(`messages/${id}`);
  await readFolder("claims", (state, [attempt = 0, sign = 0]) => {
    if (attempt < state.claimed) return;
    state.signs = attempt > state.claimed ? sign : Math.max(state.signs, sign);
    state.claimed = attempt;
  });
  await readFolder("failed", (state, [attempt = 0, at = 0, left = 0]) => {
    if (attempt < state.failures) return;
    state.failures = attempt;
    state.lastFailureAt = at;
    state.mayHaveLeft = left === 1;
  });
  await readFolder("delivered", (state, [at = 0]) => {
    state.deliveredAt = Math.min(at, state.deliveredAt ?? Infinity);
  });
  return [...states.values()];
}
