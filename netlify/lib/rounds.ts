import { join } from "node:path";
import { errorCode } from "./host/error-code";
import { logLine } from "./host/log";
import { readSettings, type Settings } from "./host/settings";
import { sweepAbandoned } from "./inbox/file-store";
import { parseSmtpUrl } from "./mail/smtp";
import { openMailroom } from "./mailroom";

/** As Netlify's scheduled function (milliseconds). */
const interval = 15 * 60 * 1000;

/** How often to see whether a message's turn has come; costs nothing when none has (milliseconds). */
const glance = 2000;

/** Time a stop leaves to the mails that are on their way (milliseconds); `tools/serve/stop-on-signal.ts` leaves as much. */
const patience = 10_000;

/** Throws when a setting keeps mails from leaving: here somebody reads it at once. */
function describe({ problem, smtpUrl, identity, inboxDirectory }: Settings): string {
  if (problem !== undefined) throw new Error(problem);
  if (smtpUrl === undefined) {
    return `Messages du formulaire\u00A0: déposés en fichiers .eml dans ${join(inboxDirectory, "outbox")} (SMTP_URL n’est pas définie)`;
  }
  return `Messages du formulaire\u00A0: envoyés à ${identity.to} par ${parseSmtpUrl(smtpUrl).host}`;
}

export type Rounds = {
  /** Begins nothing more, and resolves once the mails on their way are delivered, or after 10 s. */
  stop: () => Promise<void>;
};

/**
 * Does under the local server what the scheduled function does on Netlify: delivers what waits,
 * at once, then every 15 minutes and whenever a message's turn comes. Says on the console where
 * messages go. Throws when a variable of the environment is wrong.
 */
export function startRounds(): Rounds {
  const settings = readSettings();
  const { courier } = openMailroom();
  console.log(describe(settings));
  let lastSweep = 0;
  let sweeping = false;

  const sweep = async (impatient: boolean): Promise<void> => {
    sweeping = true;
    lastSweep = performance.now();
    try {
      await courier.sweep({ impatient, cautious: true });
      await sweepAbandoned(settings.inboxDirectory);
    } catch (error) {
      logLine({ event: "contact.inbox_error", reason: errorCode(error) });
    } finally {
      sweeping = false;
    }
  };

  // What made the last attempts fail may just have been mended; a restart sends no copy of what may have left.
  void sweep(true);
  const timer = setInterval(() => {
    const due = performance.now() >= Math.min(lastSweep + interval, courier.nextDue());
    if (due && !sweeping) void sweep(false);
  }, glance);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return courier.stop(patience);
    },
  };
}
