import { domainToASCII } from "node:url";
import { type Entry, type Inbox } from "../../netlify/lib/inbox/inbox";
import type { Store } from "../../netlify/lib/inbox/store";

/** The canonical form of an address: letter case and the encoding of its domain do not distinguish two people. */
const canonical = (address: string): string => {
  const domain = address.lastIndexOf("@") + 1;
  return (address.slice(0, domain) + domainToASCII(address.slice(domain))).toLowerCase();
};

/** Whether a damaged entry, or a mail written to a file, comes from an address. */
const isFrom = (raw: Buffer, address: string): boolean => {
  const [, sender] =
    /(?:"email":"|^Reply-To:.*<)([^">]+)[">]/im.exec(raw.toString().replace(/\r?\n[ \t]+/g, " ")) ?? [];
  return sender !== undefined && canonical(sender) === address;
};

/** What was erased; `encrypted` names the entries that can't be read without the right key, and may have to be. */
export type Erased = { messages: Entry[]; files: string[]; encrypted: string[] };

/**
 * Erases what the inbox holds of a person, or of one message: messages, the records of their sending, damaged entries,
 * and the mails that were written to files for want of a mail server.
 *
 * @param who an e-mail address, or the start of a message's id.
 */
export const erase = async (store: Store, inbox: Inbox, who: string): Promise<Erased> => {
  const address = who.includes("@") ? canonical(who) : undefined;
  const concerns = ({ state, message }: Entry): boolean => {
    if (address === undefined) return state.id.startsWith(who);
    return !(message instanceof Error) && canonical(message.email) === address;
  };
  const entries = await inbox.readAll(await inbox.states());
  const messages = entries.filter(concerns);
  const ids = new Set(messages.map(({ state }) => state.id));
  const files: string[] = [];
  const sealed = entries.filter((entry) => entry.message instanceof Error && !concerns(entry));
  const unread = sealed.map(({ state }) => `messages/${state.id}`);
  for (const folder of ["outbox", "damaged"]) {
    for (const name of await store.list(folder)) {
      const id = name.split(".")[0] ?? "";
      const raw = await store.read(`${folder}/${name}`);
      const isTheirs = address === undefined ? id.startsWith(who) : raw !== null && isFrom(raw, address);
      if (isTheirs || ids.has(id)) files.push(`${folder}/${name}`);
      else if (raw?.subarray(0, 7).toString() === "sealed:") unread.push(`${folder}/${name}`);
    }
  }
  await inbox.remove([...messages.flatMap(({ state }) => state.entries), ...files]);
  return { messages, files, encrypted: unread };
};
