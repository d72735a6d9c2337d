import { createFileStore } from "../lib/inbox/file-store";
import type { Inbox } from "../lib/inbox/inbox";
import type { LogEntry } from "../lib/host/log";
import { createMailroom, type Mailroom } from "../lib/mailroom";
import type { Reception } from "../lib/reception/receive";

export const identity = { siteName: "Atelier Sans Code", from: "site@atelier.fr", to: "moi@atelier.fr" };

export type TestReception = Reception & Mailroom & { logged: LogEntry[]; tried: () => Promise<unknown> };

/** Takes messages into an inbox and delivers none. */
export function receptionOf(inbox: Inbox, onStored: (id: string) => void = () => undefined): Reception {
  return { limitRate: () => undefined, open: () => ({ inbox, onStored }) };
}

/** The real parts around a folder and a mail server, without a rate limit. */
export function openReception(folder: string, smtpUrl?: string): TestReception {
  const logged: LogEntry[] = [];
  const pending: Promise<void>[] = [];
  const mailroom = createMailroom(
    { identity, smtpUrl, inboxKey: undefined, inboxDirectory: folder },
    createFileStore(folder),
    { withoutServer: "outbox", log: (entry) => logged.push(entry) },
  );
  return {
    ...mailroom,
    ...receptionOf(mailroom.inbox, (id) => void pending.push(mailroom.courier.soon(id))),
    logged,
    /** Resolves once each message received so far has been tried. */
    tried: () => Promise.all(pending),
  };
}
