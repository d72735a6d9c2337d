/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type ContactProcess, haveRounds, startContactProcess } from "../testing/contact-process";
import { useFolder } from "../testing/folder";
import { type MailServer, startMailServer } from "../testing/mail-server";

const folder = useFolder();
const senders = 20;

let running: ContactProcess | undefined;
let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await running?.kill();
  await mail.close();
});

type Answers = { acknowledged: string[] };

/** Sends different messages one after the other, until the process no longer answers. */
async function sendUntilKilled(sender: number, { url }: ContactProcess, { acknowledged }: Answers): Promise<void> {
  for (let number = 0; ; number += 1) {
    const text = `message ${sender}-${number}.`;
    const body = JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url, { method: "POST", headers, body })
      .then((response) => response.json() as Promise<{ success: boolean }>)
      .catch(() => undefined);
    if (!answer) return;
    if (answer.success) acknowledged.push(text);
  }
}

const namesIn = (list: string): string[] => (existsSync(join(folder(), list)) ? readdirSync(join(folder(), list)) : []);
const idsMarkedSent = (): Set<string> => new Set(namesIn("sent").map((name) => name.replace(/\..*$/, "")));

const idOf = (messageId: string | undefined): string => (messageId ?? "").replace(/^<|@.*$/g, "");

function countByText(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { email } of mail.received) {
    const text = /message \d+-\d+\./.exec(email.text ?? "")?.[0] ?? "";
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** The mails that were accepted twice, by id. */
function twice(): string[] {
  const ids = mail.received.map(({ email }) => idOf(email.messageId));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

test("killed in the middle of 20 senders: all that was acknowledged is delivered after a restart, once", async () => {
  const variables = { INBOX_DIR: folder(), SMTP_URL: mail.url, INBOX_KEY: "" };
  const answers: Answers = { acknowledged: [] };

  const first = await startContactProcess(variables);
  running = first;
  const sending = Array.from({ length: senders }, (_, sender) => sendUntilKilled(sender, first, answers));
  await mail.waitFor(12);
  await first.kill();
  await Promise.all(sending);
  // The kill may have fallen between the mail server's 250 and the mark: these alone may come twice.
  const marked = idsMarkedSent();
  const unsure = new Set(mail.received.map(({ email }) => idOf(email.messageId)).filter((id) => !marked.has(id)));
  expect(answers.acknowledged.length).toBeGreaterThan(mail.received.length);

  const stored = namesIn("messages");
  await haveRounds(variables, 3 * 60_000);
  expect(idsMarkedSent().size).toBe(stored.length);

  const delivered = countByText();
  expect(answers.acknowledged.filter((text) => !delivered.has(text))).toEqual([]);
  expect(twice().filter((id) => !unsure.has(id))).toEqual([]);
  expect(unsure.size).toBeLessThanOrEqual(3); // connections opened at once
}, 60_000);
