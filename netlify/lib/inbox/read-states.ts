import type { Store } from "./store";

/** What the names of the entries say of a message, without reading it. */
export type MessageState = {
  id: string;
  /** Number of the last attempt at delivering it that some process took on, 0 when none did. */
  claimed: number;
  /** Number of the last attempt that is known to have failed, 0 when none is. */
  failures: number;
  /** Milliseconds since 1970, by the clock of who noted it. */
  lastFailureAt?: number;
  /** Milliseconds since 1970, absent as long as no server took the message. */
  deliveredAt?: number;
  /** Its entries, in the order in which they may be removed; none under `messages` for what is left of one. */
  entries: string[];
};

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
    const state = states.get(id) ?? { id, claimed: 0, failures: 0, entries: [] };
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
  await readFolder("claims", (state, [attempt = 0]) => {
    state.claimed = Math.max(state.claimed, attempt);
  });
  await readFolder("failed", (state, [attempt = 0, at = 0]) => {
    if (attempt < state.failures) return;
    state.failures = attempt;
    state.lastFailureAt = at;
  });
  await readFolder("delivered", (state, [at = 0]) => {
    state.deliveredAt = Math.min(at, state.deliveredAt ?? Infinity);
  });
  return [...states.values()];
}
