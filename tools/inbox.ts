import type { Mailroom } from "../netlify/lib/mailroom";
import { listMessages, retryMessages, showMessage } from "./inbox/commands";
import { openInboxMailroom } from "./inbox/open-mailroom";

/** `npm run inbox`, `npm run inbox -- show ID`, `npm run inbox -- retry`: the messages of the contact form. */

const usage = `Usage :
  npm run inbox                     liste les messages
  npm run inbox -- show ID          montre un message (le début de l’identifiant suffit)
  npm run inbox -- retry            essaie tout de suite de livrer ce qui attend
Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN : les messages du site en ligne.`;

const obey = (mailroom: Mailroom, [command = "list", id]: string[]): Promise<boolean> | boolean => {
  if (command === "list") return listMessages(mailroom);
  if (command === "retry") return retryMessages(mailroom);
  if (command === "show" && id) return showMessage(mailroom, id);
  console.error(usage);
  return false;
};

const run = async (words: string[]): Promise<boolean> => {
  const mailroom = openInboxMailroom(process.env);
  try {
    return await obey(mailroom, words);
  } catch (error) {
    // What can't be sent is counted, not thrown: this is the store.
    throw new Error(`La boîte est hors d’atteinte\u00A0: ${error instanceof Error ? error.message : String(error)}`);
  }
};

run(process.argv.slice(2)).then(
  (succeeded) => {
    process.exitCode = succeeded ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
