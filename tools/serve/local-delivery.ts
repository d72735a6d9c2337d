import { join } from "node:path";
import { type ContactService, openContactService } from "../../netlify/lib/contact-service";
import { errorCode, logLine } from "../../netlify/lib/host/log";
import { readSettings, type Settings } from "../../netlify/lib/host/settings";
import { createFileStore } from "../../netlify/lib/inbox/file-store";
import { parseInboxKey } from "../../netlify/lib/inbox/encryption";
import { parseSmtpUrl } from "../../netlify/lib/mail/smtp";
import { readProxies } from "./visitor-address";

/** Interval between two delivery runs (milliseconds). */
const interval = 5 * 60_000;

/** Describes in French where messages go. Throws when the settings prevent sending. */
function describeDestination({ problem, smtpUrl, identity, inboxDirectory }: Settings): string {
  if (problem !== undefined) throw new Error(problem);
  if (smtpUrl === undefined) {
    return `Messages du formulaire\u00A0: déposés en fichiers .eml dans ${join(inboxDirectory, "outbox")} (SMTP_URL n’est pas définie)`;
  }
  return `Messages du formulaire\u00A0: envoyés à ${identity.to} par ${parseSmtpUrl(smtpUrl).host}`;
}

/** Stores and removes a test entry. Throws, in French, when messages could not be stored. */
async function testStoring(folder: string): Promise<void> {
  const store = createFileStore(folder);
  try {
    // The dot hides the entry: other processes would take it for a message.
    await store.create("messages/.essai", Buffer.from("{}"));
    await store.remove("messages/.essai");
  } catch (error) {
    throw new Error(
      `Les messages du formulaire ne peuvent pas être gardés dans «\u00A0${folder}\u00A0» (${errorCode(error)})\u00A0: ce dossier est à un autre compte, en lecture seule, ou le disque est plein. Rendez-le modifiable, ou donnez-en un autre par INBOX_DIR.`,
    );
  }
}

/** Why messages can't be received, stored or sent with this environment, in French; undefined if they can. */
export async function deliveryMistake(): Promise<string | undefined> {
  try {
    const settings = readSettings();
    if (settings.inboxKey !== undefined) parseInboxKey(settings.inboxKey);
    readProxies();
    describeDestination(settings);
    await testStoring(settings.inboxDirectory);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Replaces Netlify's scheduled function on the local server: delivers at once, then every five
 * minutes. Logs where messages go. Throws on invalid settings: check `deliveryMistake` first.
 *
 * @returns `stop`, which starts no more work and resolves once work in progress ends.
 */
export function startLocalDelivery({ delivery }: ContactService = openContactService()): { stop: () => Promise<void> } {
  const settings = readSettings();
  console.log(describeDestination(settings));
  const run = (): void =>
    void delivery
      .runDelivery()
      .catch((error: unknown) => logLine({ event: "contact.inbox_error", reason: errorCode(error) }));
  run();
  const timer = setInterval(run, interval).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return delivery.stop();
    },
  };
}
