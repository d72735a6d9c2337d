import { createCourier, type Courier } from "./delivery/courier";
import { onNetlify } from "./host/netlify";
import { createBlobStore } from "./inbox/blob-store";
import { createFileStore } from "./inbox/file-store";
import { createInbox, type Inbox } from "./inbox/inbox";
import { createSeal, parseInboxKey } from "./inbox/seal";
import type { Store } from "./inbox/store";
import { type Log, logLine } from "./host/log";
import { createOutboxSender } from "./mail/outbox";
import { createSmtpSender, type SendMail } from "./mail/smtp";
import { readSettings, type Settings } from "./host/settings";

/** Netlify stops a function that answers a visitor after about 10 seconds: storing comes first, noting what came of it last (milliseconds). */
const functionTime = 8000;

export type Mailroom = { inbox: Inbox; courier: Courier };

type Options = {
  /** What to do with mails when there is no `SMTP_URL`: write them beside the inbox, or let them wait. */
  withoutServer: "outbox" | "wait";
  /** How long a message that was just stored may be tried (milliseconds); without it, as long as it takes. */
  soonTime?: number;
  log?: Log;
};

function senderFor({ problem, smtpUrl }: Settings, store: Store, { withoutServer }: Options): SendMail | undefined {
  if (smtpUrl === undefined && withoutServer === "wait") return undefined;
  // As for an address of a server badly written: each attempt fails and says why.
  if (problem !== undefined) return () => Promise.reject(new Error(problem));
  return smtpUrl === undefined ? createOutboxSender(store) : createSmtpSender(smtpUrl);
}

/** Puts the parts together. Throws when `INBOX_KEY` is not a key. */
export function createMailroom(settings: Settings, store: Store, options: Options): Mailroom {
  const secret = settings.inboxKey === undefined ? undefined : parseInboxKey(settings.inboxKey);
  const inbox = createInbox(store, createSeal(secret), secret);
  const { log = logLine } = options;
  const courier = createCourier({
    inbox,
    send: senderFor(settings, store, options),
    identity: settings.identity,
    log,
    soonTime: options.soonTime,
  });
  return { inbox, courier };
}

const mailrooms = new Map<string, Mailroom>();

/** The mailroom of this process, kept from one call to the next; one for each deploy context. */
export function openMailroom(deployContext = "production"): Mailroom {
  const known = mailrooms.get(deployContext);
  if (known) return known;
  const settings = readSettings();
  const mailroom = onNetlify()
    ? createMailroom(settings, createBlobStore(deployContext), { withoutServer: "wait", soonTime: functionTime })
    : createMailroom(settings, createFileStore(settings.inboxDirectory), { withoutServer: "outbox" });
  mailrooms.set(deployContext, mailroom);
  return mailroom;
}
