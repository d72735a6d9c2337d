import { createFileStore } from "../lib/inbox/file-store";
import type { LogEntry } from "../lib/log";
import type { Reception } from "../lib/receive";
import { createContactService, type ContactService } from "../lib/service";

export const identity = { siteName: "Atelier Sans Code", from: "site@atelier.fr", to: "moi@atelier.fr" };

export type TestReception = Reception & ContactService & { logged: LogEntry[]; tried: () => Promise<unknown> };

/** The real parts around a folder and a mail server, without a rate limit. */
export function openReception(folder: string, smtpUrl?: string): TestReception {
  const logged: LogEntry[] = [];
  const pending: Promise<void>[] = [];
  const service = createContactService(
    { identity, smtpUrl, inboxKey: undefined, inboxDirectory: folder },
    createFileStore(folder),
    { withoutServer: "outbox", log: (entry) => logged.push(entry) },
  );
  return {
    ...service,
    logged,
    limitRate: () => undefined,
    onStored: (id) => void pending.push(service.delivery.soon(id)),
    /** Resolves once each message received so far has been tried. */
    tried: () => Promise.all(pending),
  };
}
