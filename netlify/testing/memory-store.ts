import type { Store } from "../lib/inbox/store";

export type MemoryStore = Store & {
  entries: Map<string, Buffer>;
  /** Milliseconds since 1970, by the store's clock. */
  time: number;
};

/** An in-memory store with a settable clock. */
export function createMemoryStore(time = Date.now()): MemoryStore {
  const entries = new Map<string, Buffer>();
  const store: MemoryStore = {
    entries,
    time,
    create: (key, content) => {
      const isNew = !entries.has(key);
      if (isNew) entries.set(key, content);
      return Promise.resolve(isNew);
    },
    read: (key) => Promise.resolve(entries.get(key) ?? null),
    list: (folder) => {
      const keys = [...entries.keys()].filter((key) => key.startsWith(`${folder}/`));
      return Promise.resolve(keys.map((key) => key.slice(folder.length + 1)));
    },
    remove: (key) => Promise.resolve(void entries.delete(key)),
    now: () => Promise.resolve(store.time),
  };
  return store;
}
