import { contactService } from "../netlify/lib/service";
import { openNetlifyService } from "./inbox/netlify-service";
import { listMessages, retryMessages, showMessage } from "./inbox/commands";

/** `npm run inbox`, `npm run inbox -- show ID`, `npm run inbox -- retry`: the messages of the contact form. */

const usage = `Usage :
  npm run inbox                     liste les messages
  npm run inbox -- show ID          montre un message (le début de l’identifiant suffit)
  npm run inbox -- retry            essaie tout de suite de livrer ce qui attend
Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN : les messages du site en ligne.`;

const run = async ([command = "list", id]: string[]): Promise<boolean> => {
  const service = openNetlifyService(process.env) ?? contactService();
  if (command === "list") return listMessages(service);
  if (command === "retry") return retryMessages(service);
  if (command === "show" && id) return showMessage(service, id);
  console.error(usage);
  return false;
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
