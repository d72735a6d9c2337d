import { createFileStore } from "../lib/inbox/file-store";
import type { LogEntry } from "../lib/host/log";
import type { Reception } from "../lib/reception/receive";
import { createMailroom, type Mailroom } from "../lib/mailroom";

export const identity = { siteName: "Atelier Sans Code", from: "site@atelier.fr", to: "moi@atelier.fr" };

export type TestReception = Reception & Mailroom & { logged: LogEntry[]; tried: () => Promise<unknown> };

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
    logged,
    limitRate: () => undefined,
    onStored: (id) => void pending.push(mailroom.courier.soon(id)),
    /** Resolves once each message received so far has been tried. */
    tried: () => Promise.all(pending),
  };
}
