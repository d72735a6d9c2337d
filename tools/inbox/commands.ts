import { isSuspended, timeToNextTry } from "../../netlify/lib/delivery/next-try";
import { overdueAfter } from "../../netlify/lib/delivery/overdue";
import type { Delivery } from "../../netlify/lib/delivery/delivery";
import type { Settings } from "../../netlify/lib/host/settings";
import { ageOf, type MessageWithState, type Inbox } from "../../netlify/lib/inbox/inbox";
import { isWaiting, type MessageState } from "../../netlify/lib/inbox/message-states";
import type { Store } from "../../netlify/lib/inbox/store";
import { readableAddress } from "../../netlify/lib/mail/readable-address";
import { sendTestMail } from "../../netlify/lib/mail/send-test-mail";
import { erase } from "./erase";

const date = (value: string | number): string =>
  new Date(value).toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });

/** Removes control characters, which a terminal would interpret, except line breaks. */
const printable = (text: string): string => text.replace(/(?!\n)\p{C}/gu, " ");

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number > 1 ? many : one}`;

const receivedAt = ({ message }: MessageWithState): string => (message instanceof Error ? "" : message.receivedAt);

/** All messages, newest first, without those partly deleted. */
const readEntries = async (inbox: Inbox): Promise<MessageWithState[]> => {
  const entries = await inbox.readAll(await inbox.states());
  return entries.sort((one, other) => receivedAt(other).localeCompare(receivedAt(one)));
};

const statusOf = ({ sentAt, attempts }: MessageState): string => {
  if (sentAt !== undefined) return `envoyé le ${date(sentAt)}`;
  return attempts === 0 ? "en attente" : `en échec (${count(attempts, "essai")})`;
};

/** When the next automatic attempt at a failed message is due, in French. */
const nextTry = (state: MessageState, now: number): string => {
  if (isSuspended(state)) {
    return `aucun : le serveur d’envoi l’a reçu ${state.unconfirmed} fois sans le confirmer. S’il vous est arrivé : npm run inbox -- effacer ${state.id.slice(0, 8)} ; sinon : npm run inbox -- retry`;
  }
  const left = timeToNextTry(state, now);
  return left === 0 ? "à la prochaine tournée" : `le ${date(now + left)}`;
};

const describe = async (inbox: Inbox, { state, message }: MessageWithState, now: number): Promise<string[]> => {
  const id = state.id.slice(0, 8);
  if (message instanceof Error) return [`${id}  illisible : ${message.message}`];
  const mark = message.suspicions.length > 0 ? "  [suspect]" : "";
  const line = `${id}  ${date(message.receivedAt)}  ${statusOf(state)}${mark}  ${message.name} <${readableAddress(message.email)}>`;
  if (!isWaiting(state) || state.attempts === 0) return [line];
  const reason = await inbox.lastFailureReason(state);
  const reasonLines = reason === undefined ? [] : [`          dernière raison : ${reason}`];
  return [line, ...reasonLines, `          prochain essai : ${nextTry(state, now)}`];
};

/**
 * Lists all messages, newest first, with the last error and the next attempt of failed ones. Fails when a message has
 * waited for more than an hour.
 */
export const listMessages = async (inbox: Inbox): Promise<boolean> => {
  const entries = await readEntries(inbox);
  const now = await inbox.now();
  for (const entry of entries) console.log(printable((await describe(inbox, entry, now)).join("\n")));
  const waiting = entries.filter(({ state }) => isWaiting(state));
  const suspicious = entries.filter(({ message }) => !(message instanceof Error) && message.suspicions.length > 0);
  console.log(
    `${count(entries.length, "message")} : ${count(entries.length - waiting.length, "envoyé")}, ` +
      `${waiting.length} en attente, ${count(suspicious.length, "suspect")}.`,
  );
  if (waiting.some(({ state }) => state.attempts > 0))
    console.log("Pour essayer tout de suite : npm run inbox -- retry");
  for (const { key } of await inbox.damaged()) console.log(`illisible, mis de côté : ${printable(key)}`);
  const overdue = waiting.filter(({ message }) => ageOf(message, now) > overdueAfter).length;
  if (overdue > 0) console.log(`Attention : attente de plus d’une heure pour ${count(overdue, "message")}.`);
  return overdue === 0;
};

/** Shows a message in full. */
export const showMessage = async (inbox: Inbox, start: string): Promise<boolean> => {
  const [entry, ...others] = (await readEntries(inbox)).filter(({ state }) => state.id.startsWith(start));
  if (!entry || others.length > 0) {
    console.error(
      entry ? `Plusieurs messages commencent par « ${start} ».` : `Aucun message ne commence par « ${start} ».`,
    );
    return false;
  }
  const { state, message } = entry;
  console.log(printable((await describe(inbox, entry, await inbox.now())).join("\n")));
  console.log(`Identifiant : ${state.id}\n`);
  if (message instanceof Error) return false;
  console.log(printable(message.message));
  return true;
};

/** Sends the messages older than two minutes, even if their next attempt is not due; fails when some remain unsent. */
export const retryMessages = async (delivery: Delivery, hasServer: boolean): Promise<boolean> => {
  const result = await delivery.runDelivery(true);
  if (!result) {
    console.error("Un autre programme envoie en ce moment ce qui attend : réessayez dans une minute.");
    return false;
  }
  const { sent, failed, damaged, unsent } = result;
  console.log(`${count(sent, "envoyé")}, ${failed} en échec, ${count(unsent - failed, "laissé")} en attente.`);
  if (failed > 0) console.log("« npm run inbox » dit pourquoi.");
  if (unsent > 0 && !hasServer) console.log("Rien ne part d’ici sans SMTP_URL : ajoutez-la à .env.");
  else if (unsent > failed)
    console.log("Ceux de moins de deux minutes partent d’eux-mêmes ; relancez pour les autres.");
  if (damaged > 0) console.log(`${count(damaged, "illisible")}, mis de côté : « npm run inbox » dit où.`);
  return unsent === 0;
};

/** Erases what the inbox holds from an address, or of one message by the start of its id; fails if nothing was found. */
export const eraseMessages = async (store: Store, inbox: Inbox, who: string): Promise<boolean> => {
  const { messages, files, encrypted, damaged } = await erase(store, inbox, who);
  const now = await inbox.now();
  for (const entry of messages) console.log(printable((await describe(inbox, entry, now))[0] ?? ""));
  for (const file of files) console.log(printable(file));
  const unsent = messages.filter(({ state }) => isWaiting(state)).length;
  console.log(
    `Effacé de la boîte : ${count(messages.length, "message")}, dont ${unsent} jamais ${unsent > 1 ? "envoyés" : "envoyé"}, et ${count(files.length, "fichier")}.`,
  );
  if (encrypted.length > 0) {
    console.log(`Illisibles sans leur INBOX_KEY, donc laissés (docs/contact.md) : ${printable(encrypted.join(", "))}`);
  }
  if (damaged.length > 0) {
    console.log(`Abîmés, sans adresse lisible, donc laissés (docs/contact.md) : ${printable(damaged.join(", "))}`);
  }
  console.log("Reste à effacer dans votre messagerie : les e-mails reçus et vos réponses.");
  return messages.length + files.length > 0;
};

/** Sends a test mail; the inbox is not used. */
export const testMailServer = async (settings: Settings): Promise<boolean> => {
  const { sent, text } = await sendTestMail(settings);
  console.log(printable(text));
  return sent;
};
