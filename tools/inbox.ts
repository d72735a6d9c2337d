import { readSettings } from "../netlify/lib/host/settings";
import { eraseMessages, listMessages, retryMessages, showMessage, testMailServer } from "./inbox/commands";
import { openInbox } from "./inbox/open-inbox";

/** `npm run inbox`, `npm run inbox -- show ID`, `… retry`, `… try`, `… effacer ADRESSE`: manages the messages of the contact form. */

const usage = `Usage :
  npm run inbox                     liste les messages
  npm run inbox -- show ID          montre un message (le début de l’identifiant suffit)
  npm run inbox -- retry            envoie ce qui attend depuis deux minutes
  npm run inbox -- try              envoie un message d’essai, et dit ce que répond le serveur d’envoi
  npm run inbox -- effacer ADRESSE  efface tout ce que la boîte garde de cette personne (ou d’un message, par son identifiant)
Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN : les messages du site en ligne.`;

type OpenInbox = ReturnType<typeof openInbox>;

const execute = (
  { store, inbox, delivery }: OpenInbox,
  [command = "list", id]: string[],
): Promise<boolean> | boolean => {
  if (command === "list") return listMessages(inbox);
  if (command === "retry") return retryMessages(delivery, Boolean(process.env.SMTP_URL));
  if (command === "show" && id) return showMessage(inbox, id);
  if (command === "effacer" && id) return eraseMessages(store, inbox, id);
  console.error(usage);
  return false;
};

const run = async (words: string[]): Promise<boolean> => {
  if (words[0] === "try") return testMailServer(readSettings());
  const service = openInbox(process.env);
  try {
    return await execute(service, words);
  } catch (error) {
    // Errors of the mail server are counted, not thrown: this error comes from the store.
    throw new Error(`La boîte est hors d’atteinte\u00A0: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    // Stops waiting for a late answer of the mail server.
    await service.delivery.stop();
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
