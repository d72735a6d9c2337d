/** @jest-environment node */
import { useFolder } from "../../testing/folder";
import { backOff, createCourier, type Courier } from "./courier";
import { createFileStore } from "../inbox/file-store";
import { createInbox, type Inbox } from "../inbox/inbox";
import { createSeal } from "../inbox/seal";
import type { Store } from "../inbox/store";
import type { LogEntry } from "../host/log";
import type { SendMail } from "../mail/smtp";

const folder = useFolder();
const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse("2026-01-05T10:00:00.000Z");
const identity = { siteName: "Atelier", from: "site@atelier.fr", to: "moi@atelier.fr" };

let time: number;
let store: Store;
let inbox: Inbox;
let log: LogEntry[];
beforeEach(() => {
  time = start;
  store = createFileStore(folder());
  inbox = createInbox(store, createSeal(undefined), undefined, () => time);
  log = [];
});

function open(send: SendMail | undefined): Courier {
  return createCourier({ inbox, send, identity, log: (entry) => log.push(entry), now: () => time });
}

function receive(text: string): Promise<{ id: string }> {
  return inbox.accept({ message: { name: "Zoé", email: "zoe@exemple.fr", message: text }, suspicions: [] });
}

test("sends a stored message once, and again to nobody", async () => {
  const send = jest.fn(() => Promise.resolve("250 OK"));
  const courier = open(send);
  const { id } = await receive("Bonjour");
  await courier.soon(id);
  await courier.sweep();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await inbox.states()).toMatchObject([{ id, deliveredAt: start }]);
});

test("waits longer after each failure, six hours at most", () => {
  expect([1, 2, 3, 4].map(backOff)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(backOff(100)).toBe(6 * 60 * minute);
});

test("tries again when the turn comes, until it succeeds, and keeps the server's answer", async () => {
  const refused = Object.assign(new Error("refused"), { responseCode: 550, response: "550 <moi@atelier.fr> unknown" });
  const send = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(refused)
    .mockResolvedValue("250");
  const courier = open(send);
  const { id } = await receive("Bonjour");
  await courier.soon(id);
  expect(courier.nextDue()).toBe(start + 30_000);

  time += 29_000;
  expect(await courier.sweep()).toMatchObject({ delivered: 0, failed: 0 });
  expect(courier.nextDue()).toBe(start + 30_000);
  time += 1000;
  expect(await courier.sweep()).toMatchObject({ failed: 1 });
  const [state] = await inbox.states();
  expect(state && (await inbox.lastFailure(state))).toMatchObject({ answer: "550 <moi@atelier.fr> unknown" });
  time += minute;
  expect(await courier.sweep()).toMatchObject({ delivered: 1 });
  expect(log.map(({ event, reason }) => [event, reason])).toEqual([
    ["contact.delivery_failed", "smtp 550"],
    ["contact.delivery_failed", "smtp 550"],
    ["contact.delivered", undefined],
  ]);
});

test("an impatient sweep does not wait for a turn", async () => {
  const send = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("down")).mockResolvedValue("250");
  const courier = open(send);
  await courier.soon((await receive("Bonjour")).id);
  expect(await courier.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
});

test("leaves a very recent message to the process that received it", async () => {
  const send = jest.fn(() => Promise.resolve("250"));
  const courier = open(send);
  await receive("Bonjour");
  expect(await courier.sweep({ youngest: minute })).toMatchObject({ delivered: 0, skipped: 1 });
  time += minute;
  expect(await courier.sweep({ youngest: minute })).toMatchObject({ delivered: 1 });
});

test("never tries one message twice at once", async () => {
  let answer: (text: string) => void = () => undefined;
  const send = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const courier = open(send);
  const first = courier.soon((await receive("Bonjour")).id);
  while (send.mock.calls.length === 0) await new Promise(setImmediate);
  await courier.sweep({ impatient: true });
  answer("250");
  await first;
  expect(send).toHaveBeenCalledTimes(1);
});

test("does not send again what the server took while the disk refused the mark", async () => {
  const send = jest.fn(() => Promise.resolve("250"));
  const courier = open(send);
  const { id } = await receive("Bonjour");
  const create = jest.spyOn(store, "create").mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }));
  await courier.soon(id);
  create.mockRestore();
  expect(await courier.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
  expect(send).toHaveBeenCalledTimes(1);
});

test("starts no attempt once its time is spent", async () => {
  const courier = open(() => {
    time += 10_000;
    return Promise.resolve("250");
  });
  for (const text of ["a", "b", "c", "d", "e", "f", "g"]) await receive(text);
  const { delivered } = await courier.sweep({ budget: 15_000 });
  expect(delivered).toBeGreaterThan(0);
  expect(delivered).toBeLessThan(7);
});

test("one message that can't be read stops no other", async () => {
  const courier = open(() => Promise.resolve("250"));
  await store.create(`messages/${"0".repeat(32)}`, Buffer.from("{ not JSON"));
  await receive("Bonjour");
  expect(await courier.sweep()).toMatchObject({ delivered: 1, failed: 1 });
});

test("with nobody to hand mails to, they wait", async () => {
  const courier = open(undefined);
  await courier.soon((await receive("Bonjour")).id);
  expect(await inbox.states()).toMatchObject([{ failures: 0 }]);
});

test("delivers in the end what a flood did not leave time for", async () => {
  let sent = 0;
  const courier = open(async () => {
    await new Promise(setImmediate);
    sent += 1;
    return "250";
  });
  const ids = await Promise.all(Array.from({ length: 1100 }, async (_, index) => (await receive(`${index}`)).id));
  await Promise.all(ids.map((id) => courier.soon(id)));
  while (sent < 1100) await new Promise(setImmediate);
  expect(sent).toBe(1100);
});

describe("what the privacy policy says", () => {
  test("delivered messages go after 30 days, with all that was noted of them", async () => {
    const courier = open(() => Promise.resolve("250"));
    await courier.soon((await receive("Bonjour")).id);
    time += 30 * day;
    await courier.sweep();
    expect(await inbox.states()).toHaveLength(1);
    time += 1;
    expect(await courier.sweep()).toMatchObject({ purged: 1 });
    expect(await inbox.states()).toEqual([]);
    expect(await store.list("delivered")).toEqual([]);
  });

  test("undelivered messages stay three years, never less", async () => {
    const courier = open(() => Promise.reject(new Error("down")));
    await receive("Bonjour");
    time = Date.parse("2029-01-05T10:00:00.000Z");
    expect(await courier.sweep()).toMatchObject({ failed: 1, purged: 0 });
    time += 4 * day;
    expect(await courier.sweep()).toMatchObject({ failed: 0, purged: 1 });
    expect(await inbox.states()).toEqual([]);
  });

  test("a removal that was cut short is finished, and sends nothing", async () => {
    const send = jest.fn(() => Promise.resolve("250"));
    const courier = open(send);
    const { id } = await receive("Bonjour");
    await courier.soon(id);
    await store.remove(`messages/${id}`);
    time += 31 * day;
    expect(await courier.sweep()).toMatchObject({ purged: 1 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.list("delivered")).toEqual([]);
  });
});

test("logs nothing of the visitor", async () => {
  const courier = open(() => Promise.reject(new Error("zoe@exemple.fr Bonjour Zoé")));
  await courier.soon((await receive("Bonjour")).id);
  expect(JSON.stringify(log)).not.toMatch(/Zo|exemple|Bonjour/);
});
