import type { Store } from "../lib/inbox/store";

/** Entries in memory, for tests where ten thousand files would only be slow. */
export function createMemoryStore(): Store {
  const entries = new Map<string, Buffer>();
  const create = (key: string, content: Buffer): Promise<boolean> => {
    const isNew = !entries.has(key);
    if (isNew) entries.set(key, content);
    return Promise.resolve(isNew);
  };
  return {
    create,
    claim: (key) => create(key, Buffer.alloc(0)),
    read: (key) => Promise.resolve(entries.get(key) ?? null),
    list: (folder, start = "") => {
      const names = [...entries.keys()].filter((key) => key.startsWith(`${folder}/${start}`));
      return Promise.resolve(names.map((name) => name.slice(folder.length + 1)));
    },
    remove: (key) => {
      entries.delete(key);
      return Promise.resolve();
    },
  };
}
