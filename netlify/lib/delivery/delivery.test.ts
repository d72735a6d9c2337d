/** @jest-environment node */
import { randomBytes } from "node:crypto";
import {
  accepts,
  timesOut,
  minute,
  onlyState,
  openProcess,
  storeMessage,
  refuses,
  tenYears,
} from "../../testing/delivery";
import { useTemporaryFolder } from "../../testing/temporary-folder";
import { createMemoryStore, type MemoryStore } from "../../testing/memory-store";
import { createFileStore } from "../inbox/file-store";
import { createInbox } from "../inbox/inbox";
import type { SendMail } from "../mail/smtp";
import { SmtpFailure } from "../mail/smtp-failure";

const start = Date.parse("2026-01-05T10:00:00.000Z");

const folder = useTemporaryFolder();
let store: MemoryStore;
beforeEach(() => {
  store = createMemoryStore(start);
});
afterEach(() => jest.useRealTimers());

/** Delivers in a new process, after a delay in milliseconds. */
async function deliverAfter(milliseconds: number, send: SendMail | undefined, retryNow = false) {
  store.time += milliseconds;
  return openProcess(store, send).delivery.runDelivery(retryNow);
}

describe("the process that receives a message", () => {
  test("sends it once and marks it as sent; no delivery run sends it again", async () => {
    const send = jest.fn(accepts);
    await openProcess(store, send).delivery.sendNew(await storeMessage(store, "Bonjour"));
    await deliverAfter(3 * minute, send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await onlyState(store)).toMatchObject({ attempts: 0, sentAt: start });
  });

  test("owns it for two minutes, even if a delivery run retries everything", async () => {
    await storeMessage(store, "Bonjour");
    const send = jest.fn(accepts);
    expect(await deliverAfter(2 * minute - 1, send, true)).toMatchObject({ sent: 0, unsent: 1 });
    expect(await deliverAfter(1, send)).toMatchObject({ sent: 1, unsent: 0 });
  });

  test("owns it even if the store's clock is then set back by a minute", async () => {
    store.time = start + minute;
    await storeMessage(store, "Bonjour");
    store.time = start;
    expect(await deliverAfter(0, accepts)).toMatchObject({ sent: 0, unsent: 1 });
  });

  test.each([5 * minute, -5 * minute])(
    "owns it even if its machine's clock was set %i ms off meanwhile",
    async (off) => {
      const held = createFileStore(folder());
      await storeMessage(held, "Avant");
      const real = Date.now();
      jest.spyOn(Date, "now").mockImplementation(() => real + off);
      await storeMessage(held, "Bonjour");
      expect(await openProcess(createFileStore(folder()), accepts).delivery.runDelivery()).toMatchObject({
        sent: 0,
        unsent: 2,
      });
    },
  );

  test("does not send it after being frozen for half a minute, even if its clock was set back", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const send = jest.fn(accepts);
    const accepted = await storeMessage(store, "Bonjour");
    jest.advanceTimersByTime(30_000);
    jest.setSystemTime(0);
    await openProcess(store, send).delivery.sendNew(accepted);
    expect(send).not.toHaveBeenCalled();
  });

  test("still owns it when a delivery run that started earlier is slow to list it", async () => {
    await storeMessage(store, "Bonjour");
    const { list } = store;
    jest.spyOn(store, "list").mockImplementation(async (folder) => {
      const names = await list(folder);
      if (folder === "messages") store.time += 3 * minute;
      return names;
    });
    expect(await deliverAfter(0, accepts)).toMatchObject({ sent: 0, unsent: 1 });
  });

  test("leaves messages beyond the maximum in memory to a delivery run", async () => {
    const send = jest.fn(() => new Promise<string>(() => undefined));
    const { delivery } = openProcess(store, send);
    const accepted = await storeMessage(store, "Bonjour");
    for (let number = 0; number < 1003; number += 1) void delivery.sendNew(accepted);
    await expect(delivery.sendNew(accepted)).resolves.toBeUndefined();
    expect(send.mock.calls.length).toBeLessThanOrEqual(3);
  });
});

describe("a message that could not be sent", () => {
  test("is retried with exponential backoff, and keeps the last error, until it succeeds", async () => {
    await openProcess(store, refuses).delivery.sendNew(await storeMessage(store, "Bonjour"));
    const [name = ""] = await store.list("failed");
    expect(JSON.parse(String(store.entries.get(`failed/${name}`)))).toMatchObject({
      attempts: 1,
      answer: "550 unknown",
    });
    for (const wait of [2, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]) {
      expect(await deliverAfter(wait * minute - 1, refuses)).toMatchObject({ failed: 0, unsent: 1 });
      expect(await deliverAfter(1, refuses)).toMatchObject({ failed: 1, unsent: 1 });
    }
    expect(await store.list("failed")).toHaveLength(1);
    expect(await deliverAfter(6 * 60 * minute, accepts)).toMatchObject({ sent: 1, unsent: 0 });
  });

  test("is retried an hour later, with the same Message-ID, if it may have been sent", async () => {
    const send = jest.fn(timesOut);
    await openProcess(store, send).delivery.sendNew(await storeMessage(store, "Bonjour"));
    for (const hours of [1, 2, 4, 6]) {
      expect(await deliverAfter(hours * 60 * minute - 1, send)).toMatchObject({ failed: 0 });
      expect(await deliverAfter(1, send)).toMatchObject({ failed: 1 });
    }
    const mails = send.mock.calls.map(([mail]) => mail).filter(({ messageId }) => messageId !== undefined);
    expect([mails.length, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([5, 1]);
  });

  test("is sent five times at most to a server that never confirms it, unless a person asks for a retry", async () => {
    await openProcess(store, timesOut).delivery.sendNew(await storeMessage(store, "Bonjour"));
    for (const hours of [1, 2, 4, 6]) await deliverAfter(hours * 60 * minute, timesOut);
    const send = jest.fn(accepts);
    expect(await deliverAfter(6 * 60 * minute, send)).toMatchObject({ sent: 0, unsent: 1 });
    expect(await onlyState(store)).toMatchObject({ attempts: 6, unconfirmed: 5 });
    expect(await createInbox(store, undefined).lastFailureReason(await onlyState(store))).toContain(
      "qu’il a peut-être pris",
    );
    expect(send).not.toHaveBeenCalled();
    expect(await deliverAfter(0, send, true)).toMatchObject({ sent: 1, unsent: 0 });
  });

  test.each<[string, (late: (answer: string) => void, never: (reason: Error) => void) => void, object]>([
    ["accepted late is marked as sent", (accept) => accept("250 at last"), { sentAt: start }],
    [
      "refused late is tried again a minute later",
      (_accept, refuse) => refuse(new SmtpFailure({ responseCode: 451, message: "451 no" }, "smtp://serveur", true)),
      { attempts: 2, unconfirmed: 0 },
    ],
    [
      "never answered stays unconfirmed",
      (_accept, refuse) => refuse(new SmtpFailure({}, "smtp://serveur", true)),
      { unconfirmed: 1 },
    ],
  ])("%s", async (_title, answer, expected) => {
    const late = new Promise<string>((accept, refuse) => setTimeout(() => answer(accept, refuse), 10));
    const slow: SendMail = () => Promise.reject(new SmtpFailure({ code: "EABORT" }, "smtp://serveur", true, late));
    await openProcess(store, slow).delivery.sendNew(await storeMessage(store, "Bonjour"));
    expect(await onlyState(store)).toMatchObject({ attempts: 1, unconfirmed: 1 });
    await late.catch(() => undefined);
    await new Promise(setImmediate);
    expect(await onlyState(store)).toMatchObject(expected);
  });

  test("is not attempted without a mail server", async () => {
    await openProcess(store).delivery.sendNew(await storeMessage(store, "Bonjour"));
    expect(await deliverAfter(2 * minute, undefined)).toEqual({ sent: 0, failed: 0, damaged: 0, unsent: 1 });
    expect(await onlyState(store)).toMatchObject({ attempts: 0 });
  });
});

test.each([-56 * 365.25 * 24 * 60 * minute, -tenYears, tenYears])(
  "a clock %i ms off at reception or failure blocks no message",
  async (off) => {
    store.time = start + off;
    await storeMessage(store, "Jamais essayé");
    await openProcess(store, refuses).delivery.sendNew(await storeMessage(store, "Refusé"));
    store.time = start;
    expect(await deliverAfter(0, accepts)).toEqual({ sent: 2, failed: 0, damaged: 0, unsent: 0 });
  },
);

test.each(["{ not JSON", "", "{}"])("an entry that contains %j is set aside, and blocks no other", async (content) => {
  await store.create(`messages/${"0".repeat(32)}`, Buffer.from(content));
  await storeMessage(store, "Bonjour");
  expect(await deliverAfter(2 * minute, accepts)).toEqual({ sent: 1, failed: 0, damaged: 1, unsent: 0 });
  expect(await store.list("damaged")).toEqual([`${"0".repeat(32)}.${store.time}`]);
  expect(await deliverAfter(minute, accepts)).toMatchObject({ damaged: 0 });
});

test("a message encrypted with another key stays in the inbox, with the reason", async () => {
  const encrypted = createInbox(store, randomBytes(32));
  await encrypted.accept({ message: { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour" }, suspicions: [] });
  expect(await deliverAfter(2 * minute, accepts)).toEqual({ sent: 0, failed: 1, damaged: 0, unsent: 1 });
  const state = await onlyState(store);
  expect(state.attempts).toBe(1);
  expect(await createInbox(store, undefined).lastFailureReason(state)).toBe("INBOX_KEY absente");
});

test("a message that the store can't read blocks no other", async () => {
  const [one, other] = [await storeMessage(store, "a"), await storeMessage(store, "b")];
  const { read } = store;
  jest
    .spyOn(store, "read")
    .mockImplementation((key) => (key.endsWith(one.id) ? Promise.reject(new Error("500")) : read(key)));
  expect(await deliverAfter(2 * minute, accepts)).toEqual({ sent: 1, failed: 1, damaged: 0, unsent: 1 });
  expect((await store.list("sent")).join()).toContain(other.id);
});

test("a message never attempted is sent before one that keeps failing, as a delivery run may be cut short", async () => {
  await openProcess(store, refuses).delivery.sendNew(await storeMessage(store, "Refusé."));
  await storeMessage(store, "Jamais essayé.");
  const send = jest.fn(accepts);
  await deliverAfter(3 * minute, send);
  expect(send.mock.calls.map(([mail]) => mail)).toMatchObject([
    { text: expect.stringContaining("Jamais essayé.") as string },
    { text: expect.stringContaining("Refusé.") as string },
  ]);
});

describe("messages that have waited for more than an hour", () => {
  const notices = (send: jest.Mock<Promise<string>, Parameters<SendMail>>) =>
    send.mock.calls.map(([mail]) => mail).filter(({ messageId }) => messageId === undefined);

  test("are reported by a separate mail, once a day", async () => {
    for (const text of ["a", "b"]) await storeMessage(store, text);
    const send = jest.fn(accepts);
    expect(await deliverAfter(60 * minute, undefined)).toMatchObject({ unsent: 2 });
    send.mockImplementation((mail) => (mail.messageId === undefined ? accepts(mail) : refuses(mail)));
    await deliverAfter(0, send);
    expect(notices(send)).toEqual([]);
    for (let hours = 0; hours < 23; hours += 1) await deliverAfter(60 * minute + 1, send, true);
    expect(notices(send)).toMatchObject([{ subject: "2 messages transmis en retard – Atelier Bois Clair" }]);
    await deliverAfter(2 * 60 * minute, send, true);
    expect(notices(send)).toHaveLength(2);
    expect(await store.list("notices")).toHaveLength(1);
  });

  test.each([
    ["was rejected is sent again at the next delivery run", refuses, 2],
    ["may have been sent is not sent again that day", timesOut, 1],
  ])("a notice that %s", async (_title, answer, count) => {
    await storeMessage(store, "a");
    const send = jest.fn(answer);
    await deliverAfter(61 * minute, send, true);
    await deliverAfter(minute, send, true);
    expect(notices(send)).toHaveLength(count);
  });
});

test("logs no personal data", async () => {
  const { delivery, logged } = openProcess(store, () => Promise.reject(new Error("zoe@exemple.fr Bonjour Zoé")));
  await delivery.sendNew(await storeMessage(store, "Bonjour"));
  expect(JSON.stringify(logged)).not.toMatch(/Zo|exemple|Bonjour/);
});

test("logs each delivery run, and how many messages are still waiting", async () => {
  const { delivery, logged } = openProcess(store, accepts);
  await delivery.runDelivery();
  expect(logged).toEqual([{ event: "contact.round", count: 0 }]);
  await storeMessage(store, "Bonjour");
  await delivery.runDelivery();
  expect(logged.slice(1)).toEqual([
    { event: "contact.round", count: 0 },
    { event: "contact.still_waiting", count: 1 },
  ]);
});

describe("a process that stops", () => {
  test("starts no more work", async () => {
    const accepted = await storeMessage(store, "Bonjour");
    const send = jest.fn(accepts);
    const { delivery } = openProcess(store, send);
    await delivery.stop();
    await delivery.sendNew(accepted);
    store.time += 3 * minute;
    expect(await delivery.runDelivery()).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test("leaves messages not yet attempted, and the notice, to the next delivery run", async () => {
    for (let number = 0; number < 7; number += 1) await storeMessage(store, `${number}`);
    store.time += 61 * minute;
    const send = jest.fn(accepts);
    const { delivery } = openProcess(store, send);
    send.mockImplementation((mail) => {
      void delivery.stop();
      return accepts(mail);
    });
    // Three at a time.
    expect(await delivery.runDelivery()).toMatchObject({ sent: 3, unsent: 4 });
    expect(send).toHaveBeenCalledTimes(3);
  });
});

test("a delivery run removes what dead processes left in the store", async () => {
  store.tidy = jest.fn(() => Promise.resolve());
  await deliverAfter(0, accepts);
  expect(store.tidy).toHaveBeenCalledTimes(1);
});
