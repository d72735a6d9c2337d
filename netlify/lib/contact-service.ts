import { createQueue, type Queue } from "./delivery/queue";
import { type Log, logLine } from "./host/log";
import { onNetlify } from "./host/netlify";
import { readSettings, type Settings } from "./host/settings";
import { createBlobStore } from "./inbox/blob-store";
import { createFileStore } from "./inbox/file-store";
import { createInbox, type Inbox } from "./inbox/inbox";
import { parseInboxKey } from "./inbox/seal";
import type { Store } from "./inbox/store";
import { createOutboxSender } from "./mail/outbox";
import { createSmtpSender, type SendMail } from "./mail/smtp";

/** What takes messages, and what sends them. */
export type ContactService = { inbox: Inbox; queue: Queue };

/** What to do with mails when there is no `SMTP_URL`: write them beside the inbox, or let them wait. */
export type WithoutServer = "outbox" | "wait";

function senderFor({ problem, smtpUrl }: Settings, store: Store, withoutServer: WithoutServer): SendMail | undefined {
  if (smtpUrl === undefined && withoutServer === "wait") return undefined;
  // As for an address of a server badly written: each attempt fails and says why.
  if (problem !== undefined) return () => Promise.reject(new Error(problem));
  return smtpUrl === undefined ? createOutboxSender(store) : createSmtpSender(smtpUrl);
}

/** Puts the parts together. Throws when `INBOX_KEY` is not a key. */
export function createContactService(
  settings: Settings,
  store: Store,
  withoutServer: WithoutServer,
  log: Log = logLine,
): ContactService {
  const inbox = createInbox(store, settings.inboxKey === undefined ? undefined : parseInboxKey(settings.inboxKey));
  const send = senderFor(settings, store, withoutServer);
  return { inbox, queue: createQueue({ store, inbox, send, identity: settings.identity, log }) };
}

const services = new Map<string, ContactService>();

/** The service of this process, kept from one call to the next; one for each deploy context. */
export function openContactService(deployContext = "production"): ContactService {
  const known = services.get(deployContext);
  if (known) return known;
  const settings = readSettings();
  const service = onNetlify()
    ? createContactService(settings, createBlobStore(deployContext), "wait")
    : createContactService(settings, createFileStore(settings.inboxDirectory), "outbox");
  services.set(deployContext, service);
  return service;
}
