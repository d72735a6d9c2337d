/**
 * Where the inbox keeps its entries. A key is `folder/name`, its parts made of letters, digits,
 * dots and hyphens. An entry is written once and never changed: what happens to a message later
 * is told by other entries, so that nothing is ever read, modified and written back.
 */
export type Store = {
  /**
   * Writes an entry unless the key exists. Resolves once the entry would survive a power cut:
   * `true` when this call created it, `false` when it was already there. Of any number of callers,
   * in any number of processes, one creates it. Throws when it is not known to be stored.
   */
  create(key: string, content: Buffer): Promise<boolean>;
  /** The entry's content, or `null`. */
  read(key: string): Promise<Buffer | null>;
  /** Names of the entries of a folder, in no order; empty when there is none. */
  list(folder: string): Promise<string[]>;
  /** Removes an entry; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Milliseconds since 1970 by the store's own clock: processes agree on it whatever their machines believe. */
  now(): Promise<number>;
  /** Removes what processes that died left half-written, where that can be. */
  tidy?(): Promise<void>;
};
