import { createDelivery, type Delivery } from "../lib/delivery/delivery";
import type { LogEntry } from "../lib/host/log";
import { type Accepted, createInbox } from "../lib/inbox/inbox";
import type { MessageState } from "../lib/inbox/message-states";
import type { Store } from "../lib/inbox/store";
import type { Acknowledgement } from "../lib/mail/compose";
import type { SendMail } from "../lib/mail/smtp";
import { SmtpFailure } from "../lib/mail/smtp-failure";
import { identity } from "./reception";

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const tenYears = 3653 * day;

export const accepts: SendMail = () => Promise.resolve("250 OK");
/** nodemailer's error when the server refuses a mail. */
export const refuses: SendMail = () => Promise.reject(Object.assign(new Error("550 unknown"), { responseCode: 550 }));
/** The error when the server does not respond in time after receiving a mail. */
export const timesOut: SendMail = () =>
  Promise.reject(new SmtpFailure(Object.assign(new Error("aborted"), { code: "EABORT" }), "smtp://serveur", true));

/** A store whose clock is ahead of the given store's, or behind if negative. */
export const withClockOffset = (store: Store, milliseconds: number): Store => ({
  ...store,
  now: async () => (await store.now()) + milliseconds,
});

/** Simulates a process that uses an inbox; without `send`, messages stay in it. */
export function openProcess(
  store: Store,
  send?: SendMail,
  acknowledgement?: Acknowledgement,
): { delivery: Delivery; logged: LogEntry[] } {
  const logged: LogEntry[] = [];
  const inbox = createInbox(store, undefined);
  const parts = { store, inbox, send, identity: { ...identity, acknowledgement } };
  return { delivery: createDelivery({ ...parts, log: (entry) => logged.push(entry) }), logged };
}

export const storeMessage = (
  store: Store,
  text: string,
  { email = "zoe@exemple.fr", suspicions = [] }: { email?: string; suspicions?: string[] } = {},
): Promise<Accepted> =>
  createInbox(store, undefined).accept({ message: { name: "Zoé", email, message: text }, suspicions });

export async function onlyState(store: Store): Promise<MessageState> {
  const [state, ...others] = await createInbox(store, undefined).states();
  if (!state || others.length > 0) throw new Error("one message expected");
  return state;
}
