import { resolve } from "node:path";
import site from "../../../data/site.json";
import type { MailIdentity } from "../mail/compose";

/** What the environment and `data/site.json` say; see `.env.example`. An empty variable counts as unset. */
export type Settings = {
  identity: MailIdentity;
  smtpUrl: string | undefined;
  inboxKey: string | undefined;
  /** Folder of the inbox and the outbox where the disk lasts: everywhere but on Netlify. */
  inboxDirectory: string;
};

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    identity: {
      siteName: site.name,
      from: env.CONTACT_FROM || site.contact.from,
      to: env.CONTACT_TO || site.contact.to,
    },
    smtpUrl: env.SMTP_URL || undefined,
    inboxKey: env.INBOX_KEY || undefined,
    inboxDirectory: resolve(env.INBOX_DIR || ".inbox"),
  };
}
