import type { Settings } from "../host/settings";
import { composeTestMail } from "./compose";
import { createSmtpSender } from "./smtp";

/** Whether a test mail was sent, and the result in French. */
export type TestMailResult = { sent: boolean; text: string };

/** Sends a test mail through the mail server of the settings; resolves with the server's reply. Never throws. */
export async function sendTestMail({ problem, smtpUrl, identity }: Settings): Promise<TestMailResult> {
  if (problem !== undefined) return { sent: false, text: problem };
  if (smtpUrl === undefined) {
    return {
      sent: false,
      text: "SMTP_URL n’est pas définie\u00A0: aucun serveur d’envoi à essayer (docs/contact.md, «\u00A0Brancher un service d’envoi\u00A0»).",
    };
  }
  try {
    const serverReply = await createSmtpSender(smtpUrl)(composeTestMail(identity));
    return {
      sent: true,
      text: `Le serveur d’envoi a pris le message d’essai pour ${identity.to}\u00A0: ${serverReply}\nVérifiez qu’il arrive, et ailleurs que dans les indésirables.`,
    };
  } catch (error) {
    return { sent: false, text: `L’essai a échoué\u00A0: ${error instanceof Error ? error.message : String(error)}` };
  }
}
