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

/**
 * Puts the parts together. Throws when `INBOX_KEY` is not a key.
 *
 * @param withoutServer what takes the mails when there is no `SMTP_URL`; they wait when nothing does.
 */
export function createContactService(
  { problem, smtpUrl, inboxKey, identity }: Settings,
  store: Store,
  withoutServer?: SendMail,
  log: Log = logLine,
): ContactService {
  const inbox = createInbox(store, inboxKey === undefined ? undefined : parseInboxKey(inboxKey));
  let send = smtpUrl === undefined ? withoutServer : createSmtpSender(smtpUrl);
  // As for an address of a server badly written: each attempt fails and says why.
  if (send && problem !== undefined) send = () => Promise.reject(new Error(problem));
  return { inbox, queue: createQueue({ store, inbox, send, identity, log }) };
}

const services = new Map<string, ContactService>();

/** The service of this process, kept from one call to the next; one for each deploy context. */
export function openContactService(deployContext = "production"): ContactService {
  const known = services.get(deployContext);
  if (known) return known;
  const settings = readSettings();
  const files = createFileStore(settings.inboxDirectory);
  const service = onNetlify()
    ? createContactService(settings, createBlobStore(deployContext))
    : createContactService(settings, files, createOutboxSender(files));
  services.set(deployContext, service);
  return service;
}
