import { aFewAtATime } from "../../netlify/lib/inbox/a-few-at-a-time";
import { isWaiting, longestWait, readAtOnce, waitOf } from "../../netlify/lib/inbox/backlog";
import type { MessageState } from "../../netlify/lib/inbox/read-states";
import type { StoredMessage } from "../../netlify/lib/inbox/stored-message";
import type { Mailroom } from "../../netlify/lib/mailroom";

/** A message as the list shows it; `problem` when it can't be read. */
type Row = { state: MessageState; message: StoredMessage | null; problem?: string };

const date = (value: string | number): string =>
  new Date(value).toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });

/** A terminal obeys what it prints: only what can be seen goes through, line breaks apart. */
const printable = (text: string): string => text.replace(/(?!\n)\p{C}/gu, " ");

const readRow =
  ({ inbox }: Mailroom) =>
  async (state: MessageState): Promise<Row> => {
    try {
      return { state, message: await inbox.read(state.id) };
    } catch (error) {
      return { state, message: null, problem: error instanceof Error ? error.message : String(error) };
    }
  };

const readRows = async (mailroom: Mailroom): Promise<Row[]> => {
  const rows: Row[] = [];
  const read = readRow(mailroom);
  await aFewAtATime(await mailroom.inbox.states(), readAtOnce, async (state) => void rows.push(await read(state)));
  // What is neither a message nor unreadable is left over from a removal.
  const real = rows.filter(({ message, problem }) => message !== null || problem !== undefined);
  return real.sort((a, b) => (b.message?.receivedAt ?? "").localeCompare(a.message?.receivedAt ?? ""));
};

const statusOf = ({ deliveredAt, claimed, failures }: MessageState): string => {
  if (deliveredAt !== undefined) return `livré le ${date(deliveredAt)}`;
  if (claimed > failures) return "en cours d’envoi";
  if (failures === 0) return "en attente";
  return `en échec (${failures} ${failures > 1 ? "essais" : "essai"})`;
};

const describe = async ({ inbox }: Mailroom, { state, message, problem }: Row): Promise<string[]> => {
  const id = state.id.slice(0, 8);
  if (!message) return [`${id}  illisible : ${problem ?? ""}`];
  const mark = message.suspicions.length > 0 ? "  [suspect]" : "";
  const line = `${id}  ${date(message.receivedAt)}  ${statusOf(state)}${mark}  ${message.name} <${message.email}>`;
  const failure = state.deliveredAt === undefined ? await inbox.lastFailure(state) : null;
  return failure ? [line, `          dernière réponse du serveur : ${failure.answer}`] : [line];
};

/**
 * Lists every message, the newest first, with what the mail server last said of those that fail.
 * Fails when one has waited for more than an hour: something is broken.
 */
export const listMessages = async (mailroom: Mailroom): Promise<boolean> => {
  const rows = await readRows(mailroom);
  const unreadable = await mailroom.inbox.unreadable();
  for (const row of rows) console.log(printable((await describe(mailroom, row)).join("\n")));
  const waiting = rows.filter(({ state }) => state.deliveredAt === undefined).length;
  const suspicious = rows.filter(({ message }) => message && message.suspicions.length > 0).length;
  console.log(
    `${rows.length} messages : ${rows.length - waiting} livrés, ${waiting} en attente, ${suspicious} suspects.`,
  );
  for (const name of unreadable) console.log(`illisible, mis de côté : unreadable/${printable(name)}`);
  const overdue = rows.filter(
    ({ state, message }) => isWaiting(state) && waitOf(message?.receivedAt, Date.now()) > longestWait,
  ).length;
  if (overdue > 0) console.log(`Attention : attente de plus d’une heure pour ${overdue} message(s).`);
  return overdue === 0;
};

/** Shows one message whole. */
export const showMessage = async (mailroom: Mailroom, start: string): Promise<boolean> => {
  const [row, ...others] = (await readRows(mailroom)).filter(({ state }) => state.id.startsWith(start));
  if (!row || others.length > 0) {
    console.error(
      row ? `Plusieurs messages commencent par « ${start} ».` : `Aucun message ne commence par « ${start} ».`,
    );
    return false;
  }
  console.log(printable((await describe(mailroom, row)).join("\n")));
  console.log(`Identifiant : ${row.state.id}\n`);
  if (row.message) console.log(printable(row.message.message));
  return row.message !== null;
};

/** Tries to deliver all that waits, at once; fails when something still waits. */
export const retryMessages = async ({ courier }: Mailroom): Promise<boolean> => {
  const { delivered, failed, held, skipped, unreadable } = await courier.sweep({ impatient: true, thorough: true });
  console.log(`${delivered} livrés, ${failed} en échec, ${held + skipped} laissés en attente.`);
  if (failed > 0) console.log("« npm run inbox » montre la réponse du serveur.");
  if (skipped > 0) console.log("Rien ne part d’ici sans SMTP_URL : ajoutez-la à .env.");
  if (unreadable > 0) console.log(`${unreadable} illisibles, mis de côté : « npm run inbox » les nomme.`);
  return failed + held + skipped === 0;
};
