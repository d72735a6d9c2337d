/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createFileStore } from "../lib/inbox/file-store";
import { createInbox } from "../lib/inbox/inbox";
import { createSeal } from "../lib/inbox/seal";
import { type ContactProcess, startContactProcess } from "../testing/contact-process";
import { useFolder } from "../testing/folder";
import { type MailServer, startMailServer } from "../testing/mail-server";

/** Real processes at one inbox: stopped, replaced, side by side, with wrong clocks. */
const folder = useFolder();
const tenYears = 10 * 365 * 24 * 60 * 60_000;

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

async function start(variables: Record<string, string> = {}): Promise<ContactProcess> {
  const started = await startContactProcess({ INBOX_DIR: folder(), SMTP_URL: mail.url, INBOX_KEY: "", ...variables });
  running.push(started);
  return started;
}

async function send({ url }: ContactProcess, text: string): Promise<void> {
  const body = JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  expect(response.status).toBe(200);
}

/** Stores messages that nobody has tried yet. */
async function storeBacklog(size: number): Promise<void> {
  const inbox = createInbox(createFileStore(folder()), createSeal(undefined), undefined);
  for (let number = 0; number < size; number += 1) {
    await inbox.accept({ message: { name: "Zoé", email: "zoe@exemple.fr", message: `${number}` }, suspicions: [] });
  }
}

const delivered = (): number => {
  try {
    return readdirSync(join(folder(), "delivered")).length;
  } catch {
    return 0;
  }
};

async function untilDelivered(count: number): Promise<void> {
  while (delivered() < count) await new Promise((rested) => setTimeout(rested, 50));
}

/** Resolves once a process takes no new connection. */
async function untilRefused({ url }: ContactProcess): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await answers()) await new Promise((rested) => setTimeout(rested, 20));
}

/** How many mails came, and how many different ones. */
const counts = (): [number, number] => [
  mail.received.length,
  new Set(mail.received.map(({ email }) => email.messageId)).size,
];

test("SIGTERM with 3 mails on their way: they arrive, are marked, and are not sent again", async () => {
  let release: () => void = () => undefined;
  mail.behaviour = { kind: "hold", until: new Promise<void>((resolve) => (release = resolve)) };
  const first = await start();
  for (const text of ["un", "deux", "trois", "quatre"]) await send(first, text);
  await mail.waitForRead(3);
  const stopped = first.stop();
  await untilRefused(first);
  release();
  expect(await stopped).toBe(0);
  expect(delivered()).toBe(3);

  mail.behaviour = { kind: "accept" };
  await start();
  await untilDelivered(4);
  expect(counts()).toEqual([4, 4]);
});

test("a stop does not wait for a mail server that never answers", async () => {
  mail.behaviour = { kind: "hang" };
  const first = await start();
  await send(first, "un");
  await mail.waitForRead(1);
  expect(await first.stop()).toBe(0);

  // It may have taken the mail: a restart is no reason to send a copy.
  mail.behaviour = { kind: "accept" };
  const second = await start();
  await send(second, "deux");
  await mail.waitFor(1);
  await untilDelivered(1);
  await second.stop();
  expect([mail.read, mail.received[0]?.email.text]).toEqual([2, expect.stringContaining("deux")]);
});

test("a server that answers after the time another process leaves to a dead one gets each mail once", async () => {
  mail.behaviour = { kind: "hold", until: sleep(16_000) };
  await send(await start(), "un");
  await mail.waitForRead(1);
  await start();
  await untilDelivered(1);
  expect(counts()).toEqual([1, 1]);
}, 40_000);

test.each([
  ["two processes", ["0", "0"]],
  ["two processes ten years apart", ["0", String(tenYears)]],
  ["two processes, one ten years late", ["0", String(-tenYears)]],
])("%s deliver a backlog of 60 once each", async (_title, clocks) => {
  await storeBacklog(60);
  await Promise.all(clocks.map((ahead) => start({ CLOCK_AHEAD: ahead })));
  await mail.waitFor(60);
  await Promise.all(running.map((each) => each.stop()));
  expect(counts()).toEqual([60, 60]);
});

test("a server replaced while the old one still has mails on their way", async () => {
  let release: () => void = () => undefined;
  mail.behaviour = { kind: "hold", until: new Promise<void>((resolve) => (release = resolve)) };
  const old = await start();
  for (const text of ["un", "deux", "trois"]) await send(old, text);
  await mail.waitForRead(3);
  const stopped = old.stop();
  const next = await start();
  await send(next, "quatre");
  release();
  await stopped;
  await mail.waitFor(4);
  await next.stop();
  expect(counts()).toEqual([4, 4]);
});
