import { join } from "node:path";
import { errorCode } from "../host/error-code";
import { sweepAbandoned } from "../inbox/file-store";
import { logLine } from "../host/log";
import { parseSmtpUrl } from "../mail/smtp";
import { openMailroom } from "../mailroom";
import { readSettings, type Settings } from "../host/settings";

/** As Netlify's scheduled function (milliseconds). */
const interval = 15 * 60 * 1000;

/** How often to see whether a failed message's turn has come; costs nothing when none has (milliseconds). */
const glance = 2000;

function describe({ smtpUrl, identity, inboxDirectory }: Settings): string {
  if (smtpUrl === undefined) {
    return `Messages du formulaire\u00A0: déposés en fichiers .eml dans ${join(inboxDirectory, "outbox")} (SMTP_URL n’est pas définie)`;
  }
  return `Messages du formulaire\u00A0: envoyés à ${identity.to} par ${parseSmtpUrl(smtpUrl).host}`;
}

/**
 * Does under the local server what the scheduled function does on Netlify: delivers what waits,
 * at once, then every 15 minutes and whenever a failed message's turn comes. Says on the console
 * where messages go. Returns what stops it. Throws when a variable of the environment is wrong.
 */
export function startRounds(): () => void {
  const settings = readSettings();
  const { courier } = openMailroom();
  console.log(describe(settings));
  let lastSweep = 0;
  let sweeping = false;

  const sweep = async (impatient: boolean): Promise<void> => {
    sweeping = true;
    lastSweep = Date.now();
    try {
      await courier.sweep({ impatient });
      await sweepAbandoned(settings.inboxDirectory, Date.now());
    } catch (error) {
      logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    } finally {
      sweeping = false;
    }
  };

  // At start no other attempt is running, and what made the last ones fail may just have been mended.
  void sweep(true);
  const timer = setInterval(() => {
    const due = Date.now() >= Math.min(lastSweep + interval, courier.nextDue());
    if (due && !sweeping) void sweep(false);
  }, glance);
  timer.unref();
  return () => clearInterval(timer);
}
