import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails written to the outbox by the server under test. */
const readOutbox = async (): Promise<Email[]> => {
  const folder = path.resolve(process.env.INBOX_DIR || ".inbox", "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
};

/** The mails whose text contains these words. */
export const mailsAbout = async (words: string): Promise<Email[]> =>
  (await readOutbox()).filter(({ text }) => text?.includes(words));
