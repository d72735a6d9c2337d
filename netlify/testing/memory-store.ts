import type { Store } from "../lib/inbox/store";

/** Entries in memory, for tests where ten thousand files would only be slow. */
export function createMemoryStore(): Store {
  const entries = new Map<string, Buffer>();
  return {
    create: (key, content) => {
      const isNew = !entries.has(key);
      if (isNew) entries.set(key, content);
      return Promise.resolve(isNew);
    },
    read: (key) => Promise.resolve(entries.get(key) ?? null),
    list: (folder) => {
      const names = [...entries.keys()].filter((key) => key.startsWith(`${folder}/`));
      return Promise.resolve(names.map((name) => name.slice(folder.length + 1)));
    },
    remove: (key) => {
      entries.delete(key);
      return Promise.resolve();
    },
  };
}
