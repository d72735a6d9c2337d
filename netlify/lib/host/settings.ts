import { resolve } from "node:path";
import site from "../../../data/site.json";
import type { MailIdentity } from "../mail/compose";

/** What the environment and `data/site.json` say; see `.env.example`. An empty variable counts as unset. */
export type Settings = {
  identity: MailIdentity;
  /** What keeps mails from leaving, for the provider. Nothing else stops: messages are stored all the same. */
  problem: string | undefined;
  smtpUrl: string | undefined;
  inboxKey: string | undefined;
  /** Folder of the inbox and the outbox where the disk lasts: everywhere but on Netlify. */
  inboxDirectory: string;
};

/** One address and nothing beside it; an accented domain is one too. */
const bareAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** Reads them; an address badly written is said in `problem`. Never throws. */
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
