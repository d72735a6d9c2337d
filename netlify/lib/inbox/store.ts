/** Timeout of an operation of a store over the network, with its retries (milliseconds). */
export const operationTimeout = 6000;

/**
 * Storage of the inbox: write-once entries. A key is `folder/name`, made of letters, digits, dots
 * and hyphens. Later changes to a message are new entries, so that none needs a read-modify-write.
 */
export type Store = {
  /**
   * Creates an entry, atomically. Resolves once it is durable: `true` when this call created it,
   * `false` when the key existed. Of concurrent calls, in any process, exactly one creates it.
   * Throws when it may not be stored.
   */
  create(key: string, content: Buffer): Promise<boolean>;
  /** The content of an entry, or `null`. */
  read(key: string): Promise<Buffer | null>;
  /** Names of the entries in a folder, unordered; empty when there is none. */
  list(folder: string): Promise<string[]>;
  /** Removes an entry, if it exists. */
  remove(key: string): Promise<void>;
  /** Milliseconds since 1970 by the store's clock, which all processes share. */
  now(): Promise<number>;
  /** Removes temporary data left by dead processes, if any. */
  tidy?(): Promise<void>;
};
