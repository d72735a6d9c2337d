import { type ContactService, createContactService } from "../lib/contact-service";
import type { LogEntry } from "../lib/host/log";
import { createFileStore } from "../lib/inbox/file-store";
import type { Accepted, Inbox } from "../lib/inbox/inbox";
import type { Reception } from "../lib/reception/receive";

export const identity = { siteName: "Atelier Sans Code", from: "site@atelier.fr", to: "moi@atelier.fr" };

export type TestReception = Reception &
  ContactService & {
    logged: LogEntry[];
    /** Resolves once each message received so far has been tried. */
    tried: () => Promise<unknown>;
    /** A round, as if so many milliseconds had gone by. */
    later: (milliseconds: number) => Promise<unknown>;
  };

/** Takes messages into an inbox and sends none. */
export function receptionOf(inbox: Inbox, onStored: (accepted: Accepted) => void = () => undefined): Reception {
  return { limitRate: () => undefined, open: () => ({ inbox, onStored }) };
}

/** The real parts around a folder and a mail server, without a rate limit. */
export function openReception(folder: string, smtpUrl?: string): TestReception {
  const logged: LogEntry[] = [];
  const pending: Promise<void>[] = [];
  const store = createFileStore(folder);
  const settings = { identity, smtpUrl, inboxKey: undefined, inboxDirectory: folder };
  const service = createContactService(settings, store, "outbox", (entry) => logged.push(entry));
  return {
    ...service,
    ...receptionOf(service.inbox, (accepted) => void pending.push(service.queue.sendNew(accepted))),
    logged,
    tried: () => Promise.all(pending),
    later: async (milliseconds) => {
      const now = (await store.now()) + milliseconds;
      const clock = jest.spyOn(store, "now").mockResolvedValue(now);
      const result = await service.queue.runRound();
      clock.mockRestore();
      return result;
    },
  };
}
