import type { ContactMessage } from "../../../src/model/contact-message";
import { DamagedEntryError, UnstoredEntryError } from "./entry-errors";
import { createIdentifier } from "./identify";
import { type MessageState, newState, readStates } from "./read-states";
import type { Seal } from "./seal";
import type { Store } from "./store";
import { parseStoredMessage, type StoredMessage, type Suspicion } from "./stored-message";

export type DeliveryFailure = {
  at: string;
  /** What the mail server, or the network, answered. */
  answer: string;
};

export type Arrival = {
  message: ContactMessage;
  suspicions: Suspicion[];
  /** The sender's `Idempotency-Key`. */
  key?: string;
};

/** Two sendings of the same content this close are one message when they carry no key (docs/contrat.md). */
export const sameContentWindow = 10 * 60 * 1000;

export type Inbox = ReturnType<typeof createInbox>;

/**
 * The messages received, and what became of them. Entries:
 * `messages/<id>`; `claims/<id>.<n>` when a process takes on the n-th attempt at delivering it,
 * `claims/<id>.<n>.<sign>` while it is still at it; `failed/<id>.<n>.<ms>` when that attempt failed,
 * with `.1` at the end when the server may have taken the mail; `delivered/<id>.<ms>` when one
 * succeeded; `unreadable/<id>.<ms>` for what can't be read.
 */
export function createInbox(store: Store, seal: Seal, secret: Buffer | undefined, now: () => number = Date.now) {
  const identify = createIdentifier(store, secret);

  const write = (key: string, value: unknown): Promise<boolean> =>
    store.create(key, seal.close(Buffer.from(JSON.stringify(value)), key));

  /** Writes an entry whose name is never used twice: a store that says it was there already did not write it. */
  async function note(key: string, value: unknown): Promise<void> {
    if (!(await write(key, value))) throw new UnstoredEntryError(`${key} n’a pas été enregistré`);
  }

  /** The message, or `null`. Throws `SealedEntryError` without the right key, `DamagedEntryError` when it is none. */
  async function read(id: string): Promise<StoredMessage | null> {
    const key = `messages/${id}`;
    const content = await store.read(key);
    return content === null ? null : parseStoredMessage(seal.open(content, key));
  }

  /** As `read`; `undefined` for a damaged entry. */
  async function readIfWhole(id: string): Promise<StoredMessage | null | undefined> {
    try {
      return await read(id);
    } catch (error) {
      if (error instanceof DamagedEntryError) return undefined;
      throw error;
    }
  }

  /** The id under which the same content was received a moment ago, in the previous window. */
  async function recent(message: ContactMessage, window: number): Promise<string | undefined> {
    const id = await identify(`content ${window - 1}`, message);
    const earlier = await readIfWhole(id);
    return earlier && now() - Date.parse(earlier.receivedAt) < sameContentWindow ? id : undefined;
  }

  /** Moves an entry that can't be read out of the way, as it is. Nothing happens when it can be read after all. */
  async function setApart(id: string): Promise<void> {
    const content = await store.read(`messages/${id}`);
    if (content === null || (await readIfWhole(id)) !== undefined) return;
    await store.create(`unreadable/${id}.${now()}`, content);
    await store.remove(`messages/${id}`);
  }

  return {
    read,
    setApart,

    /**
     * Stores a message durably. `created` is false when it had been received already. Throws
     * `UnstoredEntryError` when the store says that it was, and holds no message under its id.
     */
    async accept({ message, suspicions, key }: Arrival): Promise<{ id: string; created: boolean }> {
      const window = Math.floor(now() / sameContentWindow);
      if (key === undefined) {
        const id = await recent(message, window);
        if (id !== undefined) return { id, created: false };
      }
      const id = await identify(key === undefined ? `content ${window}` : `key ${key}`, message);
      const stored: StoredMessage = { ...message, receivedAt: new Date(now()).toISOString(), suspicions };
      // The second time, what was damaged has been set apart.
      for (let tries = 0; tries < 2; tries += 1) {
        if (await write(`messages/${id}`, stored)) return { id, created: true };
        if (await readIfWhole(id)) return { id, created: false };
        await setApart(id);
      }
      throw new UnstoredEntryError(`messages/${id} n’a pas été enregistré`);
    },

    /** Takes on the n-th attempt at delivering a message; `false` when another process did. */
    claim: (id: string, attempt: number): Promise<boolean> => store.claim(`claims/${id}.${attempt}`),

    /** Says for the n-th time that whoever took an attempt on is still at it. */
    async stillAt(id: string, attempt: number, sign: number): Promise<void> {
      await store.claim(`claims/${id}.${attempt}.${sign}`);
    },

    /** Gives back an attempt that came to nothing because it was not this process's turn. */
    unclaim: (id: string, attempt: number): Promise<void> => store.remove(`claims/${id}.${attempt}`),

    /** To be called right after the mail server's 250. */
    async markDelivered(id: string, answer: string): Promise<void> {
      await note(`delivered/${id}.${now()}`, { answer });
    },

    /**
     * Notes that an attempt failed, and forgets the ones before, so that a message refused for ever
     * takes no more room. The first claim stays: it stops who still believes the message untried.
     *
     * @param mayHaveLeft the server never said whether it took the mail.
     */
    async markFailed(
      { id, entries }: MessageState,
      attempt: number,
      answer: string,
      mayHaveLeft = false,
    ): Promise<void> {
      const failure: DeliveryFailure = { at: new Date(now()).toISOString(), answer };
      await note(`failed/${id}.${attempt}.${now()}${mayHaveLeft ? ".1" : ""}`, failure);
      const past = entries.filter((entry) => /^(claims|failed)\//.test(entry) && entry !== `claims/${id}.1`);
      for (const entry of past) await store.remove(entry);
    },

    /** The state of every message, and of what is left of a message whose removal was cut short. */
    states: (): Promise<MessageState[]> => readStates(store),

    /** The state of one message as it is now. */
    async stateOf(id: string): Promise<MessageState> {
      const found = (await readStates(store, id)).find((state) => state.id === id);
      return found ?? newState(id);
    },

    /** What the server said last; `null` when it never failed, or when the note can't be read. */
    async lastFailure({ lastFailureAt, entries }: MessageState): Promise<DeliveryFailure | null> {
      const key = entries.find((entry) => entry.startsWith("failed/") && entry.split(".").includes(`${lastFailureAt}`));
      const content = key === undefined ? null : await store.read(key);
      if (key === undefined || content === null) return null;
      try {
        const { at, answer } = JSON.parse(seal.open(content, key).toString()) as Partial<DeliveryFailure>;
        return typeof at === "string" && typeof answer === "string" ? { at, answer } : null;
      } catch {
        return null;
      }
    },

    /** Names of the entries that were set apart. */
    unreadable: (): Promise<string[]> => store.list("unreadable"),

    /** Removes a message and all that was noted of it. */
    async remove({ entries }: MessageState): Promise<void> {
      for (const entry of entries) await store.remove(entry);
    },
  };
}
