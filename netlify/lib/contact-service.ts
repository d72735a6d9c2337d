import { createDelivery, type Delivery } from "./delivery/delivery";
import { type Log, logLine } from "./host/log";
import { onNetlify } from "./host/netlify";
import { readSettings, type Settings } from "./host/settings";
import { createBlobStore } from "./inbox/blob-store";
import { createFileStore } from "./inbox/file-store";
import { createInbox, type Inbox } from "./inbox/inbox";
import { parseInboxKey } from "./inbox/encryption";
import type { Store } from "./inbox/store";
import { createFileSender } from "./mail/file-sender";
import { createSmtpSender, type SendMail } from "./mail/smtp";

/** The inbox, and what sends its messages. */
export type ContactService = { inbox: Inbox; delivery: Delivery };

/**
 * Wires the service. Throws when `INBOX_KEY` is invalid.
 *
 * @param fallback used without `SMTP_URL`; if absent too, messages stay in the inbox.
 */
export function createContactService(
  { problem, smtpUrl, inboxKey, identity }: Settings,
  store: Store,
  fallback?: SendMail,
  log: Log = logLine,
): ContactService {
  const inbox = createInbox(store, inboxKey === undefined ? undefined : parseInboxKey(inboxKey));
  let send = smtpUrl === undefined ? fallback : createSmtpSender(smtpUrl);
  // As with a malformed `SMTP_URL`: each attempt fails, and its `failed/` entry says why.
  if (send && problem !== undefined) send = () => Promise.reject(new Error(problem));
  return { inbox, delivery: createDelivery({ store, inbox, send, identity, log }) };
}

const services = new Map<string, ContactService>();

/** The service of this process, one per deploy context, reused between invocations. */
export function openContactService(deployContext = "production"): ContactService {
  const known = services.get(deployContext);
  if (known) return known;
  const settings = readSettings();
  const files = createFileStore(settings.inboxDirectory);
  const service = onNetlify()
    ? createContactService(settings, createBlobStore(deployContext))
    : createContactService(settings, files, createFileSender(files));
  services.set(deployContext, service);
  return service;
}
