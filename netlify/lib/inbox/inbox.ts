import { createHmac } from "node:crypto";
import pLimit from "p-limit";
import { contactFields, type ContactMessage } from "../../../src/shared/contact-message";
import { ageAt, startStopwatch } from "./age";
import { DamagedEntryError, UnreadableEntryError } from "./entry-errors";
import { type MessageState, readStates } from "./message-states";
import { createEncryption } from "./encryption";
import type { Store } from "./store";
import { parseStoredMessage, type StoredMessage } from "./stored-message";

type Submission = {
  message: ContactMessage;
  suspicions: string[];
  /** The request's `Idempotency-Key`. */
  idempotencyKey?: string | undefined;
};

/** A message, or why it can't be read, with its state. */
export type MessageWithState = { state: MessageState; message: StoredMessage | UnreadableEntryError };

/** A damaged message; `setAsideAt` is in milliseconds, by the store's clock. */
type DamagedEntry = { key: string; id: string; setAsideAt: number };

/** Milliseconds since a message was received; `Infinity` if unknown. */
export const ageOf = (message: MessageWithState["message"], now: number): number =>
  ageAt(now, message instanceof Error ? undefined : Date.parse(message.receivedAt));

/** For an entry that the store says exists, though this call did not write it or cannot read it. */
const notStoredError = (key: string): Error =>
  Object.assign(new Error(`${key} n’a pas été enregistré`), { code: "NOT_STORED" });

/** Without a key, the same content sent twice within this time is one message (docs/contrat.md). */
const sameContentWindow = 10 * 60 * 1000;

/** Concurrent reads, to stay below the limit of open files (256 on macOS). */
const readConcurrency = 8;

export type Inbox = ReturnType<typeof createInbox>;
export type Accepted = Awaited<ReturnType<Inbox["accept"]>>;

/**
 * The received messages and their state, as entries: `messages/<id>`;
 * `failed/<id>.<attempts>.<ms>`, with the last error and, after a dot, the number of times that the mail may
 * have been sent; `sent/<id>.<ms>`; `damaged/<id>.<ms>` for unreadable messages. Times are the store's;
 * contents are encrypted with `secret`, if set.
 */
export function createInbox(store: Store, secret: Buffer | undefined) {
  const encryption = createEncryption(secret);

  /** An id derived from the content, to detect duplicates. `occasion` distinguishes intended repetitions. */
  const identify = (occasion: string, message: ContactMessage): string =>
    createHmac("sha256", secret ?? "")
      .update(JSON.stringify([occasion, ...contactFields.map((field) => message[field])]))
      .digest("hex")
      .slice(0, 32);

  const write = (key: string, value: unknown): Promise<boolean> =>
    store.create(key, encryption.encrypt(Buffer.from(JSON.stringify(value)), key));

  /** Writes an entry with a unique key. Throws if the store says that the key exists: nothing was then written. */
  async function record(key: string, value: unknown): Promise<void> {
    if (!(await write(key, value))) throw notStoredError(key);
  }

  /** A message, why it can't be read, or `null` if it does not exist. Throws when the store is unavailable. */
  async function read(id: string): Promise<StoredMessage | UnreadableEntryError | null> {
    const key = `messages/${id}`;
    const content = await store.read(key);
    try {
      return content && parseStoredMessage(encryption.decrypt(content, key));
    } catch (error) {
      if (error instanceof UnreadableEntryError) return error;
      throw error;
    }
  }

  /** The id of the same content received recently, in the previous time window. */
  async function recent(message: ContactMessage, now: number): Promise<string | undefined> {
    const id = identify(`content ${Math.floor(now / sameContentWindow) - 1}`, message);
    const earlier = await read(id);
    return earlier && ageOf(earlier, now) < sameContentWindow ? id : undefined;
  }

  /** Moves the unchanged content of a damaged message to an entry of `damaged/` that has the current date. */
  async function moveToDamaged(key: string, id: string, content: Buffer): Promise<void> {
    await store.create(`damaged/${id}.${await store.now()}`, content);
    await store.remove(key);
  }

  /** Moves a damaged message to `damaged/`. Does nothing if it can be read after all. */
  async function setAside(id: string): Promise<void> {
    const content = await store.read(`messages/${id}`);
    if (content === null || !((await read(id)) instanceof DamagedEntryError)) return;
    await moveToDamaged(`messages/${id}`, id, content);
  }

  /** Replaces a damaged message's implausible date with the current one. */
  async function redateDamaged({ key, id }: DamagedEntry): Promise<void> {
    const content = await store.read(key);
    if (content !== null) await moveToDamaged(key, id, content);
  }

  return {
    read,
    setAside,
    redateDamaged,

    /** The current time by the store's clock, which all processes share: a machine's wrong clock neither loses nor repeats a mail. */
    now: (): Promise<number> => store.now(),

    /**
     * Stores a message durably. Throws if it can't. `created` is false for a duplicate; `elapsed`
     * returns the milliseconds since this call.
     */
    async accept({ message, suspicions, idempotencyKey }: Submission) {
      const elapsed = startStopwatch();
      const now = await store.now();
      const stored: StoredMessage = { ...message, receivedAt: new Date(now).toISOString(), suspicions };
      const recentId = idempotencyKey === undefined ? await recent(message, now) : undefined;
      if (recentId !== undefined) return { id: recentId, message: stored, created: false, elapsed };
      const id = identify(
        idempotencyKey === undefined ? `content ${Math.floor(now / sameContentWindow)}` : `key ${idempotencyKey}`,
        message,
      );
      // The second attempt follows the move of a damaged entry with this id.
      for (let tries = 0; tries < 2; tries += 1) {
        if (await write(`messages/${id}`, stored)) {
          // A `sent` entry of the same id means that the damaged message was delivered: do not send this copy too.
          const isSent = ({ id: stateId, sentAt }: MessageState) => stateId === id && sentAt !== undefined;
          const created = tries === 0 || !(await readStates(store)).some(isSent);
          return { id, message: stored, created, elapsed };
        }
        const existing = await read(id);
        if (existing && !(existing instanceof DamagedEntryError))
          return { id, message: stored, created: false, elapsed };
        await setAside(id);
      }
      throw notStoredError(`messages/${id}`);
    },

    /** Marks a message as sent; to call right after the mail server's 250, or a delivery run would send it again. */
    async markSent(id: string, serverReply: string): Promise<void> {
      const now = await store.now();
      await record(`sent/${id}.${now}`, { at: new Date(now).toISOString(), answer: serverReply });
    },

    /**
     * Records a failed attempt, and deletes the record of the previous one.
     *
     * @param unconfirmed the number of attempts at which the server never replied whether the mail is accepted.
     * @returns the state that follows.
     */
    async markFailed(
      { id, attempts, entries }: MessageState,
      reason: string,
      unconfirmed: number,
    ): Promise<MessageState> {
      const now = await store.now();
      const failure = { attempts: attempts + 1, at: new Date(now).toISOString(), answer: reason };
      const key = `failed/${id}.${failure.attempts}.${now}${unconfirmed > 0 ? `.${unconfirmed}` : ""}`;
      await record(key, failure);
      for (const entry of entries.filter((each) => each.startsWith("failed/"))) await store.remove(entry);
      return { id, attempts: failure.attempts, lastFailureAt: now, unconfirmed, entries: [key] };
    },

    /** The state of every message, including those partly deleted. */
    states: (): Promise<MessageState[]> => readStates(store),

    /** The messages of these states, without those deleted meanwhile. */
    async readAll(states: MessageState[]): Promise<MessageWithState[]> {
      const entries = await pLimit(readConcurrency).map(states, async (state) => ({
        state,
        message: await read(state.id),
      }));
      return entries.filter((entry): entry is MessageWithState => entry.message !== null);
    },

    /** Why the last attempt failed; `undefined` if none failed, or if the record can't be read. */
    async lastFailureReason({ id, attempts, entries }: MessageState): Promise<string | undefined> {
      const key = entries.find((entry) => entry.startsWith(`failed/${id}.${attempts}.`));
      const content = key === undefined ? null : await store.read(key);
      if (key === undefined || content === null) return undefined;
      try {
        return (JSON.parse(encryption.decrypt(content, key).toString()) as { answer: string }).answer;
      } catch {
        return undefined;
      }
    },

    damaged: async (): Promise<DamagedEntry[]> =>
      (await store.list("damaged")).map((name) => {
        const dot = name.lastIndexOf(".");
        return { key: `damaged/${name}`, id: name.slice(0, dot), setAsideAt: Number(name.slice(dot + 1)) };
      }),

    /** Deletes entries, in this order. */
    async remove(entries: string[]): Promise<void> {
      for (const entry of entries) await store.remove(entry);
    },
  };
}
