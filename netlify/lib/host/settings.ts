import { resolve } from "node:path";
import site from "../../../data/site.json";
import { isEmailAddress } from "../../../src/shared/contact-message";
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

/** The fields of `data/site.json` used here. */
export type SiteFacts = {
  name: string;
  provider: string;
  contact: { to: string; from: string; phone?: string; hours?: string; acknowledgement?: string };
};

/**
 * Never throws: an invalid address is reported in `problem`.
 *
 * @param facts `data/site.json` as bundled with the function; the studio, which edits that file, passes its current
 *   content.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
  { name, provider, contact }: SiteFacts = site,
): Settings {
  const wrong = ["CONTACT_TO", "CONTACT_FROM"].find((variable) => env[variable] && !isEmailAddress(env[variable]));
  return {
    problem:
      wrong &&
      `${wrong}=«\u00A0${env[wrong]}\u00A0» est mal écrite\u00A0: attendu une seule adresse, sans nom, comme nom@exemple.fr`,
    identity: {
      siteName: name,
      from: env.CONTACT_FROM || contact.from,
      to: env.CONTACT_TO || contact.to,
      acknowledgement: contact.acknowledgement
        ? { provider, answer: contact.acknowledgement, phone: contact.phone, hours: contact.hours }
        : undefined,
    },
    smtpUrl: env.SMTP_URL || undefined,
    inboxKey: env.INBOX_KEY || undefined,
    inboxDirectory: resolve(env.INBOX_DIR || ".inbox"),
  };
}
