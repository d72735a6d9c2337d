import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { fixtureSite } from "../../tools/test-site";

/** The inbox of a site under test, by its name. */
export const inboxOf = (site: string) => path.resolve(process.env.INBOX_DIR || ".inbox", site);

/** The mails written to the outbox by a server under test. */
const readOutbox = async (site: string): Promise<Email[]> => {
  const folder = path.join(inboxOf(site), "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
};

/** The mails whose text contains these words. */
export const mailsAbout = async (words: string, site = fixtureSite.name): Promise<Email[]> =>
  (await readOutbox(site)).filter(({ text }) => text?.includes(words));
