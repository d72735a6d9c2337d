import { resolve } from "node:path";
import site from "../../../data/site.json";
import type { MailIdentity } from "../mail/compose";

/** Settings from the environment and `data/site.json`; see `.env.example`. An empty variable counts as unset. */
export type Settings = {
  identity: MailIdentity;
  /** Why mails can't be sent, for the provider. Messages are stored anyway. */
  problem: string | undefined;
  smtpUrl: string | undefined;
  inboxKey: string | undefined;
  /** Folder of the inbox and the outbox; not used on Netlify, which has no persistent disk. */
  inboxDirectory: string;
};

/** An e-mail address without display name; internationalised domains are allowed. */
const bareAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** Never throws: an invalid address is reported in `problem`. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const wrong = ["CONTACT_TO", "CONTACT_FROM"].find((name) => env[name] && !bareAddress.test(env[name]));
  return {
    problem:
      wrong &&
      `${wrong}=«\u00A0${env[wrong]}\u00A0» est mal écrite\u00A0: attendu une seule adresse, sans nom, comme nom@exemple.fr`,
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
