/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createFileStore } from "../lib/inbox/file-store";
import { type ContactProcess, haveRounds, startContactProcess } from "../testing/contact-process";
import { minute, receive } from "../testing/delivery";
import { useFolder } from "../testing/folder";
import { type MailServer, startMailServer } from "../testing/mail-server";

/** Real processes at one inbox: stopped, replaced, frozen, side by side, with wrong clocks. */
const folder = useFolder();
const tenYears = 3653 * 24 * 60 * minute;

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

async function start(clockAhead = 0): Promise<ContactProcess> {
  const started = await startContactProcess({ ...variables(), CLOCK_AHEAD: String(clockAhead) });
  running.push(started);
  return started;
}

/** Rounds of a process of its own, so many minutes later by the disk's clock. */
const roundsAfter = (minutes: number, clockAhead = 0): Promise<void> =>
  haveRounds({ ...variables(), CLOCK_AHEAD: String(clockAhead) }, minutes * minute);

async function send({ url }: ContactProcess, text: string): Promise<void> {
  const body = JSON.stringify({ name: "Zoé", email: "zoe@exemple.fr", message: text });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  expect(response.status).toBe(200);
}

const namesIn = (list: string): string[] => (existsSync(join(folder(), list)) ? readdirSync(join(folder(), list)) : []);

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
  expect(namesIn("sent")).toHaveLength(3);

  mail.behaviour = { kind: "accept" };
  await roundsAfter(3);
  expect(counts()).toEqual([4, 4]);
});

test("SIGTERM while a mail server that has the mail does not answer: nothing is sent again for an hour", async () => {
  mail.behaviour = { kind: "hang" };
  const first = await start();
  await send(first, "premier");
  await mail.waitForRead(1);
  expect(await first.stop()).toBe(0);
  expect(namesIn("failed")).toEqual([expect.stringMatching(/^[^.]+\.1\.\d+\.1$/)]);

  mail.behaviour = { kind: "accept" };
  for (const [minutes, mails] of [
    [3, 0],
    [59, 0],
    [61, 1],
  ] as const) {
    await roundsAfter(minutes);
    expect([minutes, mail.received.filter(({ email }) => email.text?.includes("premier")).length]).toEqual([
      minutes,
      mails,
    ]);
  }
});

test.each([
  ["two processes", [0, 0]],
  ["two processes ten years apart", [0, tenYears]],
  ["two processes, one ten years late", [0, -tenYears]],
])("%s send a backlog of 60 once each, and lose or remove nothing", async (_title, clocks) => {
  const store = createFileStore(folder());
  for (let number = 0; number < 60; number += 1) await receive(store, `${number}`);
  await Promise.all(clocks.map((ahead) => roundsAfter(3, ahead)));
  expect(counts()).toEqual([60, 60]);
  expect([namesIn("messages").length, namesIn("sent").length]).toEqual([60, 60]);
});

test("a clock ten years off at the reception keeps a message from neither its receiver nor the round", async () => {
  mail.behaviour = { kind: "refuse", code: 451, text: "Try later" };
  for (const ahead of [tenYears, -tenYears]) await send(await start(ahead), `${ahead}`);
  await mail.waitForRead(2);
  await Promise.all(running.map((each) => each.stop()));
  mail.behaviour = { kind: "accept" };
  await roundsAfter(3);
  expect(counts()).toEqual([2, 2]);
});

test("a process frozen for three minutes between storing and sending leaves the message to the others", async () => {
  // Its connections wait while the mail server holds three others back.
  let release: () => void = () => undefined;
  mail.behaviour = { kind: "hold", until: new Promise<void>((resolve) => (release = resolve)) };
  const first = await start();
  for (const text of ["un", "deux", "trois", "quatre"]) await send(first, text);
  await mail.waitForRead(3);
  process.kill(first.pid, "SIGSTOP");
  mail.behaviour = { kind: "accept" };
  await roundsAfter(3);
  const before = counts();
  release();
  process.kill(first.pid, "SIGCONT");
  await first.stop();
  expect(before).toEqual([4, 4]);
});
