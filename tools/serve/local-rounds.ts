import { join } from "node:path";
import { type ContactService, openContactService } from "../../netlify/lib/contact-service";
import { errorCode, logLine } from "../../netlify/lib/host/log";
import { readSettings, type Settings } from "../../netlify/lib/host/settings";
import { parseInboxKey } from "../../netlify/lib/inbox/seal";
import { parseSmtpUrl } from "../../netlify/lib/mail/smtp";

/** Interval between two rounds (milliseconds). */
const interval = 5 * 60_000;

/** Throws when settings prevent sending, since the developer sees the error at once. */
function describe({ problem, smtpUrl, identity, inboxDirectory }: Settings): string {
  if (problem !== undefined) throw new Error(problem);
  if (smtpUrl === undefined) {
    return `Messages du formulaire\u00A0: déposés en fichiers .eml dans ${join(inboxDirectory, "outbox")} (SMTP_URL n’est pas définie)`;
  }
  return `Messages du formulaire\u00A0: envoyés à ${identity.to} par ${parseSmtpUrl(smtpUrl).host}`;
}

/** Why messages can't be stored or sent as the environment says; undefined if they can. */
export function deliveryMistake(): string | undefined {
  try {
    const settings = readSettings();
    if (settings.inboxKey !== undefined) parseInboxKey(settings.inboxKey);
    describe(settings);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Replaces Netlify's scheduled function on the local server: runs a delivery round at once, then
 * every five minutes. Logs where messages go. Asks for valid settings (`deliveryMistake`).
 *
 * @returns `stop` starts nothing more, and resolves once the work in progress is done.
 */
export function startLocalRounds({ queue }: ContactService = openContactService()): { stop: () => Promise<void> } {
  const settings = readSettings();
  console.log(describe(settings));
  const run = (): void =>
    void queue
      .runRound()
      .catch((error: unknown) => logLine({ event: "contact.inbox_error", reason: errorCode(error) }));
  run();
  const timer = setInterval(run, interval).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return queue.stop();
    },
  };
}
