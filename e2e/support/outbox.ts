import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails that the server under test has delivered to its outbox. */
const readOutbox = async (): Promise<Email[]> => {
  const folder = path.resolve(process.env.INBOX_DIR || ".inbox", "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
};

/** The mails whose text holds these words. */
export const mailsAbout = async (words: string): Promise<Email[]> =>
  (await readOutbox()).filter(({ text }) => text?.includes(words));
