/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createFileStore } from "../lib/inbox/file-store";
import { acquireLease } from "../lib/delivery/lease";
import { type ContactProcess, startContactProcess, startDeliveryRuns } from "../testing/contact-process";
import { withClockOffset, minute, storeMessage, tenYears } from "../testing/delivery";
import { useTemporaryFolder } from "../testing/temporary-folder";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { until } from "../testing/until";

/** Real processes that share an inbox: stopped, killed, concurrent, with wrong clocks. */
const folder = useTemporaryFolder();

let mail: MailServer;
let running: ContactProcess[];
beforeEach(async () => {
  running = [];
  mail = await startMailServer();
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.kill()));
  await mail.close();
});

const variables = () => ({ INBOX_DIR: folder(), SMTP_URL: mail.url, INBOX_KEY: "" });

async function start(): Promise<{ url: string } & ContactProcess> {
  const started = await startContactProcess(variables());
  running.push(started);
  return started;
}

/** Delivers in a new process, some minutes later by the disk's clock. */
const deliverAfter = (minutes: number, clockAhead = 0): ContactProcess =>
  startDeliveryRuns({ ...variables(), CLOCK_AHEAD: String(clockAhead) }, minutes * minute);

/** Sends a message. Throws when no server responds. */
async function send({ url }: { url: string }, text: string): Promise<void> {
  const body = JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  expect(await response.json()).toEqual({ success: true });
}

const namesIn = (list: string): string[] => (existsSync(join(folder(), list)) ? readdirSync(join(folder(), list)) : []);

const idsSent = (): Set<string> => new Set(namesIn("sent").map((name) => name.replace(/\..*$/, "")));

/** Number of mails received, and number of distinct ones. */
const counts = (): [number, number] => [
  mail.received.length,
  new Set(mail.received.map(({ email }) => email.messageId)).size,
];

test("SIGTERM while 3 mails are being sent: they are delivered, marked, and not sent again", async () => {
  let release: () => void = () => undefined;
  mail.behaviour = { kind: "hold", until: new Promise<void>((resolve) => (release = resolve)) };
  const first = await start();
  for (const text of ["un", "deux", "trois", "quatre"]) await send(first, text);
  await until(() => mail.read === 3);
  const stopped = first.stop();
  // It accepts no more connections.
  await until(() =>
    fetch(first.url).then(
      () => false,
      () => true,
    ),
  );
  release();
  expect(await stopped).toBe(0);
  expect(namesIn("sent")).toHaveLength(3);

  mail.behaviour = { kind: "accept" };
  await deliverAfter(3).exited;
  expect(counts()).toEqual([4, 4]);
});

test.each([
  ["two processes", [0, 0]],
  ["two processes, one ten years ahead", [0, tenYears]],
  ["two processes, one ten years behind", [0, -tenYears]],
])("%s send each message of a backlog of 60 once, and lose or delete none", async (_title, clocks) => {
  const store = createFileStore(folder());
  for (let number = 0; number < 60; number += 1) await storeMessage(store, `${number}`);
  await Promise.all(clocks.map((ahead) => deliverAfter(3, ahead).exited));
  expect(counts()).toEqual([60, 60]);
  expect([namesIn("messages").length, namesIn("sent").length]).toEqual([60, 60]);
});

test("SIGKILL during a delivery run: another process waits until its lease expires, then sends the rest once", async () => {
  const store = createFileStore(folder());
  for (let number = 0; number < 10; number += 1) await storeMessage(store, `${number}`);
  mail.behaviour = { kind: "hold", until: new Promise(() => undefined) };
  const killed = deliverAfter(3);
  await until(() => mail.read === 3);
  await killed.kill();
  expect(await acquireLease(withClockOffset(store, 3 * minute))).toBeUndefined();

  mail.behaviour = { kind: "accept" };
  await deliverAfter(6).exited;
  expect(counts()).toEqual([10, 10]);
  expect(idsSent().size).toBe(10);
});

test("SIGKILL during 20 concurrent submissions: every accepted message is delivered, once unless it was being marked", async () => {
  const first = await start();
  const accepted: string[] = [];
  const sendUntilKilled = async (sender: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const text = `message ${sender}-${number}.`;
      await send(first, text);
      accepted.push(text);
    }
  };
  const sending = Array.from({ length: 20 }, (_, sender) => sendUntilKilled(sender).catch(() => undefined));
  await until(() => mail.received.length >= 12);
  await first.kill();
  await Promise.all(sending);
  // The process may be killed between the mail server's 250 and the mark: only those mails may be duplicated.
  const possibleDuplicates = mail.received.length - idsSent().size;
  expect(accepted.length).toBeGreaterThan(mail.received.length);

  await deliverAfter(3).exited;
  expect(idsSent().size).toBe(namesIn("messages").length);
  const arrived = mail.received.map(({ email }) => email.text).join();
  expect(accepted.filter((text) => !arrived.includes(text))).toEqual([]);
  const [all, different] = counts();
  expect(all - different).toBeLessThanOrEqual(possibleDuplicates);
  expect(possibleDuplicates).toBeLessThanOrEqual(3); // concurrent connections
}, 60_000);
