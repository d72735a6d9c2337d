import { domainToASCII } from "node:url";
import { EncryptedEntryError } from "../../netlify/lib/inbox/entry-errors";
import { type MessageWithState, type Inbox } from "../../netlify/lib/inbox/inbox";
import type { Store } from "../../netlify/lib/inbox/store";

/** The canonical form of an address: letter case and the encoding of its domain do not distinguish two people. */
const canonical = (address: string): string => {
  const domain = address.lastIndexOf("@") + 1;
  return (address.slice(0, domain) + domainToASCII(address.slice(domain))).toLowerCase();
};

/** The address in a damaged entry, or in a mail written to a file; undefined if none can be read. */
const senderOf = (raw: Buffer | null): string | undefined => {
  const [, sender] =
    /(?:"email":"|^Reply-To:.*<)([^">]+)[">]/im.exec(raw?.toString().replace(/\r?\n[ \t]+/g, " ") ?? "") ?? [];
  return sender === undefined ? undefined : canonical(sender);
};

/**
 * What was erased, and the keys of entries that may concern this person: `encrypted` ones can't be read without the right
 * INBOX_KEY, `damaged` ones have no readable address.
 */
export type Erased = { messages: MessageWithState[]; files: string[]; encrypted: string[]; damaged: string[] };

/**
 * Erases what the inbox holds of a person, or of one message: messages, the records of their sending, damaged entries,
 * and the mails that were written to files for want of a mail server.
 *
 * @param who an e-mail address, or the start of a message's id.
 */
export const erase = async (store: Store, inbox: Inbox, who: string): Promise<Erased> => {
  const address = who.includes("@") ? canonical(who) : undefined;
  const concerns = ({ state, message }: MessageWithState): boolean => {
    if (address === undefined) return state.id.startsWith(who);
    return !(message instanceof Error) && canonical(message.email) === address;
  };
  const entries = await inbox.readAll(await inbox.states());
  const messages = entries.filter(concerns);
  const ids = new Set(messages.map(({ state }) => state.id));
  const files: string[] = [];
  const isUnreadable = ({ message }: MessageWithState): boolean => address !== undefined && message instanceof Error;
  const isEncrypted = ({ message }: MessageWithState): boolean => message instanceof EncryptedEntryError;
  const keyOf = ({ state }: MessageWithState): string => `messages/${state.id}`;
  const unreadable = entries.filter(isUnreadable);
  const encrypted = unreadable.filter(isEncrypted).map(keyOf);
  const keys = unreadable.filter((entry) => !isEncrypted(entry)).map(keyOf);
  for (const folder of ["outbox", "damaged"])
    keys.push(...(await store.list(folder)).map((name) => `${folder}/${name}`));
  const damaged: string[] = [];
  for (const key of keys) {
    const [folder, id = ""] = key.split(/[/.]/);
    const sender = senderOf(await store.read(key));
    const isTheirs = address === undefined ? id.startsWith(who) : sender === address;
    if (isTheirs || ids.has(id)) files.push(key);
    else if (address !== undefined && folder !== "outbox" && sender === undefined) damaged.push(key);
  }
  await inbox.remove([...messages.flatMap(({ state }) => state.entries), ...files]);
  return { messages, files, encrypted, damaged };
};
