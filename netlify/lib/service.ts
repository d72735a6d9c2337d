import { createDelivery, type Delivery } from "./delivery";
import { onNetlify } from "./host";
import { createBlobStore } from "./inbox/blob-store";
import { createFileStore } from "./inbox/file-store";
import { createInbox, type Inbox } from "./inbox/inbox";
import { createSeal, parseInboxKey } from "./inbox/seal";
import type { Store } from "./inbox/store";
import { type Log, logLine } from "./log";
import { createOutboxSender } from "./mail/outbox";
import { createSmtpSender, type SendMail } from "./mail/smtp";
import { readSettings, type Settings } from "./settings";

export type ContactService = { inbox: Inbox; delivery: Delivery };

type Options = {
  /** What to do with mails when there is no `SMTP_URL`: write them beside the inbox, or let them wait. */
  withoutServer: "outbox" | "wait";
  log?: Log;
};

function senderFor({ smtpUrl }: Settings, store: Store, { withoutServer }: Options): SendMail | undefined {
  if (smtpUrl !== undefined) return createSmtpSender(smtpUrl);
  return withoutServer === "outbox" ? createOutboxSender(store) : undefined;
}

/** Puts the parts together. Throws when `INBOX_KEY` is not a key. */
export function createContactService(settings: Settings, store: Store, options: Options): ContactService {
  const secret = settings.inboxKey === undefined ? undefined : parseInboxKey(settings.inboxKey);
  const inbox = createInbox(store, createSeal(secret), secret);
  const { log = logLine } = options;
  const delivery = createDelivery({
    inbox,
    send: senderFor(settings, store, options),
    identity: settings.identity,
    log,
  });
  return { inbox, delivery };
}

const services = new Map<string, ContactService>();

/** The service of this process, kept from one call to the next; one for each deploy context. */
export function contactService(deployContext = "production"): ContactService {
  const known = services.get(deployContext);
  if (known) return known;
  const settings = readSettings();
  const service = onNetlify()
    ? createContactService(settings, createBlobStore(deployContext), { withoutServer: "wait" })
    : createContactService(settings, createFileStore(settings.inboxDirectory), { withoutServer: "outbox" });
  services.set(deployContext, service);
  return service;
}
