import { createHmac } from "node:crypto";
import type { ContactMessage } from "../../../src/model/contact-message";
import type { Seal } from "./seal";
import type { Store } from "./store";

/** Why a message looks like a robot's: the hidden field was filled in, or it was sent too fast. */
export type Suspicion = "honeypot" | "speed";

export type StoredMessage = ContactMessage & {
  /** ISO 8601. */
  receivedAt: string;
  suspicions: Suspicion[];
};

/** What the names of the entries say of a message, without reading it. */
export type MessageState = {
  id: string;
  /** Milliseconds since 1970, absent as long as no server took the message. */
  deliveredAt?: number;
  failures: number;
  lastFailureAt?: number;
  /** Its entries, in the order in which they may be removed. */
  entries: string[];
};

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

/** Two sendings of the same content this close are one message when they carry no key (contract, section 6). */
export const sameContentWindow = 10 * 60 * 1000;

export type Inbox = ReturnType<typeof createInbox>;

/**
 * The messages received, and what became of them. Entries:
 * `messages/<id>`, then `failed/<id>.<ms>` for each attempt, then `delivered/<id>.<ms>`.
 */
export function createInbox(store: Store, seal: Seal, secret: Buffer | undefined, now: () => number = Date.now) {
  /**
   * The content is part of the id even with a key: a message corrected before a retry is another
   * message, and must not be taken for the first. Keyed, so that an id can't be guessed back.
   */
  const idOf = (salt: string, { name, email, message }: ContactMessage): string =>
    createHmac("sha256", secret ?? "")
      .update(JSON.stringify([salt, name, email, message]))
      .digest("hex")
      .slice(0, 32);

  const write = (key: string, value: unknown): Promise<boolean> =>
    store.create(key, seal.close(Buffer.from(JSON.stringify(value)), key));

  async function parse(key: string): Promise<unknown> {
    const content = await store.read(key);
    return content === null ? null : JSON.parse(seal.open(content, key).toString());
  }

  /** The message, or `null`; throws `SealedEntryError` without the right key. */
  const read = async (id: string): Promise<StoredMessage | null> =>
    // Only this module writes these entries.
    (await parse(`messages/${id}`)) as StoredMessage | null;

  /** The id under which the same content was received a moment ago, in the previous window. */
  async function recent(message: ContactMessage, window: number): Promise<string | undefined> {
    const id = idOf(`content ${window - 1}`, message);
    const earlier = await read(id).catch(() => null);
    if (earlier && now() - Date.parse(earlier.receivedAt) < sameContentWindow) return id;
    return undefined;
  }

  return {
    read,

    /** Stores a message durably. `created` is false when it had been received already. */
    async accept({ message, suspicions, key }: Arrival): Promise<{ id: string; created: boolean }> {
      const window = Math.floor(now() / sameContentWindow);
      if (key === undefined) {
        const id = await recent(message, window);
        if (id !== undefined) return { id, created: false };
      }
      const id = idOf(key === undefined ? `content ${window}` : `key ${key}`, message);
      const stored: StoredMessage = { ...message, receivedAt: new Date(now()).toISOString(), suspicions };
      return { id, created: await write(`messages/${id}`, stored) };
    },

    /** To be called right after the mail server's 250. */
    async markDelivered(id: string, answer: string): Promise<void> {
      await write(`delivered/${id}.${now()}`, { answer });
    },

    async markFailed(id: string, answer: string): Promise<void> {
      const failure: DeliveryFailure = { at: new Date(now()).toISOString(), answer };
      await write(`failed/${id}.${now()}`, failure);
    },

    /** The state of every message, and of what is left of a message whose removal was cut short. */
    async states(): Promise<MessageState[]> {
      const states = new Map<string, MessageState>();
      const stateOf = (id: string): MessageState => {
        const state = states.get(id) ?? { id, failures: 0, entries: [] };
        states.set(id, state);
        return state;
      };
      // Messages first: one delivered while this reads is then seen with its mark, or as waiting
      // and known to be in flight.
      for (const id of await store.list("messages")) stateOf(id).entries.push(`messages/${id}`);
      for (const name of await store.list("failed")) {
        const { id, at } = splitName(name);
        const state = stateOf(id);
        state.entries.push(`failed/${name}`);
        state.failures += 1;
        state.lastFailureAt = Math.max(at, state.lastFailureAt ?? 0);
      }
      // Delivered marks last: should a removal stop halfway, the message must not look undelivered.
      for (const name of await store.list("delivered")) {
        const { id, at } = splitName(name);
        const state = stateOf(id);
        state.entries.push(`delivered/${name}`);
        state.deliveredAt = Math.min(at, state.deliveredAt ?? Infinity);
      }
      return [...states.values()];
    },

    async lastFailure(state: MessageState): Promise<DeliveryFailure | null> {
      if (state.lastFailureAt === undefined) return null;
      return (await parse(`failed/${state.id}.${state.lastFailureAt}`)) as DeliveryFailure | null;
    },

    /** Removes a message and all that was noted of it. */
    async remove(state: MessageState): Promise<void> {
      for (const entry of state.entries) await store.remove(entry);
    },
  };
}

function splitName(name: string): { id: string; at: number } {
  const dot = name.indexOf(".");
  return { id: name.slice(0, dot), at: Number(name.slice(dot + 1)) };
}
