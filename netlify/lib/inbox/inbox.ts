import { createHmac } from "node:crypto";
import pLimit from "p-limit";
import { contactFields, type ContactMessage } from "../../../src/model/contact-message";
import { ageAt, startStopwatch } from "./age";
import { DamagedEntryError, UnreadableEntryError } from "./entry-errors";
import { type MessageState, readStates } from "./message-states";
import { createSeal } from "./seal";
import type { Store } from "./store";
import { parseStoredMessage, type StoredMessage } from "./stored-message";

export type Arrival = {
  message: ContactMessage;
  suspicions: string[];
  /** The sender's `Idempotency-Key`. */
  key?: string | undefined;
};

/** A message with its state; why it can't be read, instead, when it can't. */
export type Entry = { state: MessageState; message: StoredMessage | UnreadableEntryError };

/** Milliseconds since a message was received; `Infinity` when nobody can tell. */
export const ageOf = (message: Entry["message"], now: number): number =>
  ageAt(now, message instanceof Error ? undefined : Date.parse(message.receivedAt));

/** The store says that an entry is there already, and can't show it: nothing is known to be stored. */
const unstored = (key: string): Error =>
  Object.assign(new Error(`${key} n’a pas été enregistré`), { code: "NOT_STORED" });

/** Two sendings of the same content this close are one message when they carry no key (docs/contrat.md). */
export const sameContentWindow = 10 * 60 * 1000;

/** Entries read at once: a program may hold few files open (256 on a Mac). */
const readAtOnce = 8;

export type Inbox = ReturnType<typeof createInbox>;
export type Accepted = Awaited<ReturnType<Inbox["accept"]>>;

/**
 * The messages received, and what became of them: `messages/<id>`; `failed/<id>.<attempts>.<ms>`
 * with the last reason, and `.1` at the end when the server may have taken the mail all the same;
 * `sent/<id>.<ms>` once a server took it; `damaged/<id>.<ms>` for what can't be read.
 * Times are the store's; contents are closed with `secret`, when there is one.
 */
export function createInbox(store: Store, secret: Buffer | undefined) {
  const seal = createSeal(secret);

  /** An id that follows from the content: what is stored twice is stored once. `occasion` tells two sendings apart. */
  const identify = (occasion: string, message: ContactMessage): string =>
    createHmac("sha256", secret ?? "")
      .update(JSON.stringify([occasion, ...contactFields.map((field) => message[field])]))
      .digest("hex")
      .slice(0, 32);

  const write = (key: string, value: unknown): Promise<boolean> =>
    store.create(key, seal.close(Buffer.from(JSON.stringify(value)), key));

  /** Writes an entry whose name is never used twice: a store that says it was there already did not write it. */
  async function note(key: string, value: unknown): Promise<void> {
    if (!(await write(key, value))) throw unstored(key);
  }

  /** The message, why it can't be read, or `null` when there is none. Throws when the store can't tell. */
  async function read(id: string): Promise<StoredMessage | UnreadableEntryError | null> {
    const key = `messages/${id}`;
    const content = await store.read(key);
    try {
      return content && parseStoredMessage(seal.open(content, key));
    } catch (error) {
      if (error instanceof UnreadableEntryError) return error;
      throw error;
    }
  }

  /** The id under which the same content was received a moment ago, in the previous window. */
  async function recent(message: ContactMessage, now: number): Promise<string | undefined> {
    const id = identify(`content ${Math.floor(now / sameContentWindow) - 1}`, message);
    const earlier = await read(id);
    return earlier && ageOf(earlier, now) < sameContentWindow ? id : undefined;
  }

  /** Moves a message that can't be read out of the way, as it is. Nothing happens when it can be read after all. */
  async function setApart(id: string): Promise<void> {
    const content = await store.read(`messages/${id}`);
    if (content === null || !((await read(id)) instanceof DamagedEntryError)) return;
    await store.create(`damaged/${id}.${await store.now()}`, content);
    await store.remove(`messages/${id}`);
  }

  return {
    read,
    setApart,

    /** The store's time, which dates everything here. */
    now: (): Promise<number> => store.now(),

    /**
     * Stores a message durably. Throws when the store can't, or says that it was there already and
     * holds no message under its id. `created` is false when it had been received already; `age` says
     * how long ago it was (milliseconds).
     */
    async accept({ message, suspicions, key }: Arrival) {
      const age = startStopwatch();
      const now = await store.now();
      const stored: StoredMessage = { ...message, receivedAt: new Date(now).toISOString(), suspicions };
      const known = key === undefined ? await recent(message, now) : undefined;
      if (known !== undefined) return { id: known, message: stored, created: false, age };
      const id = identify(key === undefined ? `content ${Math.floor(now / sameContentWindow)}` : `key ${key}`, message);
      // The second time, what was damaged has been set apart.
      for (let tries = 0; tries < 2; tries += 1) {
        if (await write(`messages/${id}`, stored)) return { id, message: stored, created: true, age };
        const there = await read(id);
        if (there && !(there instanceof DamagedEntryError)) return { id, message: stored, created: false, age };
        await setApart(id);
      }
      throw unstored(`messages/${id}`);
    },

    /** To be called right after the mail server's 250. */
    async markSent(id: string, answer: string): Promise<void> {
      const now = await store.now();
      await note(`sent/${id}.${now}`, { at: new Date(now).toISOString(), answer });
    },

    /**
     * Notes that one more attempt failed, and forgets the one before.
     *
     * @param mayHaveLeft the server never said whether it took the mail.
     */
    async markFailed({ id, attempts, entries }: MessageState, answer: string, mayHaveLeft: boolean): Promise<void> {
      const now = await store.now();
      const failure = { attempts: attempts + 1, at: new Date(now).toISOString(), answer };
      await note(`failed/${id}.${failure.attempts}.${now}${mayHaveLeft ? ".1" : ""}`, failure);
      for (const entry of entries.filter((each) => each.startsWith("failed/"))) await store.remove(entry);
    },

    /** The state of every message, and of what is left of a message whose removal was cut short. */
    states: (): Promise<MessageState[]> => readStates(store),

    /** The messages of these states; those that are gone meanwhile are left out. */
    async readAll(states: MessageState[]): Promise<Entry[]> {
      const entries = await pLimit(readAtOnce).map(states, async (state) => ({ state, message: await read(state.id) }));
      return entries.filter((entry): entry is Entry => entry.message !== null);
    },

    /** What the server said last; `undefined` when it never failed, or when the note can't be read. */
    async lastAnswer({ id, attempts, entries }: MessageState): Promise<string | undefined> {
      const key = entries.find((entry) => entry.startsWith(`failed/${id}.${attempts}.`));
      const content = key === undefined ? null : await store.read(key);
      if (key === undefined || content === null) return undefined;
      try {
        return (JSON.parse(seal.open(content, key).toString()) as { answer: string }).answer;
      } catch {
        return undefined;
      }
    },

    /** Keys of the entries that were set apart. */
    damaged: async (): Promise<string[]> => (await store.list("damaged")).map((name) => `damaged/${name}`),

    /** Removes entries, in their order: a message and all that was noted of it, or a part of that. */
    async remove(entries: string[]): Promise<void> {
      for (const entry of entries) await store.remove(entry);
    },
  };
}
