import type { Settings } from "../host/settings";
import { composeTrial } from "./compose";
import { createSmtpSender } from "./smtp";

/** How a trial went, in French. */
export type Trial = { sent: boolean; text: string };

/** Sends a trial message through the mail server of the settings, and tells what the server answered. Never throws. */
export async function sendTrial({ problem, smtpUrl, identity }: Settings): Promise<Trial> {
  if (problem !== undefined) return { sent: false, text: problem };
  if (smtpUrl === undefined) {
    return {
      sent: false,
      text: "SMTP_URL n’est pas définie\u00A0: aucun serveur d’envoi à essayer (docs/contact.md, «\u00A0Brancher un service d’envoi\u00A0»).",
    };
  }
  try {
    const answer = await createSmtpSender(smtpUrl)(composeTrial(identity));
    return {
      sent: true,
      text: `Le serveur d’envoi a pris le message d’essai pour ${identity.to}\u00A0: ${answer}\nVérifiez qu’il arrive, et ailleurs que dans les indésirables.`,
    };
  } catch (error) {
    return { sent: false, text: `L’essai a échoué\u00A0: ${error instanceof Error ? error.message : String(error)}` };
  }
}
