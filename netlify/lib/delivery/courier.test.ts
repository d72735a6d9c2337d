/** @jest-environment node */
import type Mail from "nodemailer/lib/mailer";
import { useFolder } from "../../testing/folder";
import { useRound } from "../../testing/round";
import { createFileStore } from "../inbox/file-store";
import type { MessageState } from "../inbox/read-states";
import { UnknownOutcomeError } from "../mail/smtp";
import { backOff } from "./back-off";
import { attemptTime, longestSilence, markingTime, signInterval } from "./claims";
import { longestLook } from "./overdue-notice";

const folder = useFolder();
const minute = 60_000;
const start = Date.parse("2026-01-05T10:00:00.000Z");
const round = useRound(() => createFileStore(folder()), start);
const { open, receive, pass } = round;

const accepted = (): Promise<string> => Promise.resolve("250 OK");
const down = (): Promise<string> => Promise.reject(new Error("down"));

async function onlyState(): Promise<MessageState> {
  const [state, ...others] = await round.inbox.states();
  if (!state || others.length > 0) throw new Error("one message expected");
  return state;
}

test("sends a stored message once, and again to nobody", async () => {
  const send = jest.fn(accepted);
  const courier = open(send);
  const { id } = await receive("Bonjour");
  await courier.soon(id);
  await courier.sweep();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await onlyState()).toMatchObject({ id, deliveredAt: start });
});

test("waits longer after each failure, six hours at most", () => {
  expect([1, 2, 3, 4].map((failures) => backOff(failures))).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(backOff(100)).toBe(6 * 60 * minute);
});

test("tries again when the turn comes, until it succeeds, and keeps the server's answer", async () => {
  const refused = Object.assign(new Error("refused"), { responseCode: 550, response: "550 <moi@atelier.fr> unknown" });
  const send = jest.fn(accepted).mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
  const courier = open(send);
  await courier.soon((await receive("Bonjour")).id);
  expect(courier.nextDue()).toBe(30_000);

  pass(29_000);
  expect(await courier.sweep()).toMatchObject({ delivered: 0, failed: 0 });
  expect(courier.nextDue()).toBe(30_000);
  pass(1000);
  expect(await courier.sweep()).toMatchObject({ failed: 1 });
  expect(await round.inbox.lastFailure(await onlyState())).toMatchObject({ answer: "550 <moi@atelier.fr> unknown" });
  pass(minute);
  expect(await courier.sweep()).toMatchObject({ delivered: 1 });
  expect(round.log.map(({ event, reason }) => [event, reason])).toEqual([
    ["contact.delivery_failed", "smtp 550"],
    ["contact.delivery_failed", "smtp 550"],
    ["contact.delivered", undefined],
  ]);
});

describe("a mail that the server may have taken", () => {
  const silent = (): Promise<string> => Promise.reject(new UnknownOutcomeError());

  test("is sent again an hour later, then ever more seldom, under the same Message-ID", async () => {
    const send = jest.fn<Promise<string>, [Mail.Options]>(silent);
    const courier = open(send);
    await courier.soon((await receive("Bonjour")).id);
    for (const hours of [1, 2, 4, 6]) {
      const before = send.mock.calls.length;
      pass(hours * 60 * minute - 1);
      await courier.sweep();
      await open(send).sweep({ impatient: true, cautious: true });
      expect(send).toHaveBeenCalledTimes(before);
      pass(1);
      expect(await courier.sweep()).toMatchObject({ failed: 1 });
    }
    expect(new Set(send.mock.calls.map(([{ messageId }]) => messageId)).size).toBe(1);
    expect(await round.inbox.lastFailure(await onlyState())).toMatchObject({
      answer: new UnknownOutcomeError().message,
    });
  });

  test("is sent again at once when somebody asks for it", async () => {
    const courier = open(jest.fn(accepted).mockImplementationOnce(silent));
    await courier.soon((await receive("Bonjour")).id);
    expect(await courier.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
  });

  test("is not noted as one that did not leave, should the store refuse the first note", async () => {
    const courier = open(silent);
    const { id } = await receive("Bonjour");
    const create = round.store.create.bind(round.store);
    const refused = jest.spyOn(round.store, "create").mockImplementation((key, content) => {
      if (!key.startsWith("failed/")) return create(key, content);
      refused.mockRestore();
      return Promise.reject(new Error("refused"));
    });
    await courier.soon(id);
    expect(await onlyState()).toMatchObject({ claimed: 1, failures: 0 });
  });
});

describe("a server that does not answer", () => {
  const realTime = ["nextTick", "setImmediate", "performance", "Date"] as const;
  /** Waits like the real sender; never answered. */
  const waiting = (_mail: unknown, stop?: AbortSignal): Promise<string> =>
    new Promise((_resolve, reject) => {
      stop?.addEventListener("abort", () => reject(new UnknownOutcomeError()));
    });
  /** Resolves once there are more claims, or signs of their owners, than `before`. */
  const untilMoreThan = async (before: number): Promise<void> => {
    while ((await round.store.list("claims")).length <= before) await new Promise(setImmediate);
  };
  afterEach(() => jest.useRealTimers());

  test("is waited for until the sweep's time is over, and its silence is noted", async () => {
    await receive("Bonjour");
    jest.useFakeTimers({ doNotFake: [...realTime] });
    const send = jest.fn(waiting);
    const sweeping = open(send).sweep({ lifetime: 30_000 });
    while (send.mock.calls.length === 0) await new Promise(setImmediate);
    let isOver = false;
    void sweeping.then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(30_000 - markingTime - 1);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await sweeping).toMatchObject({ failed: 1 });
    expect(await onlyState()).toMatchObject({ mayHaveLeft: true });
  });

  test("is waited for no more at a stop, and its silence is noted", async () => {
    const courier = open(waiting);
    const tried = courier.soon((await receive("Bonjour")).id);
    await untilMoreThan(0);
    await courier.stop(markingTime + 100);
    await tried;
    expect(await onlyState()).toMatchObject({ mayHaveLeft: true });
  });

  test("leaves the message to its owner as long as that one says that it is at it", async () => {
    await receive("Bonjour");
    jest.useFakeTimers({ doNotFake: [...realTime] });
    const send = jest.fn(accepted);
    const heir = open(send);
    void open(waiting).sweep();
    await untilMoreThan(0);
    for (let signs = 1; signs < 20; signs += 1) {
      expect(await heir.sweep({ impatient: true })).toMatchObject({ held: 1 });
      await jest.advanceTimersByTimeAsync(signInterval);
      await untilMoreThan(signs);
      pass(signInterval);
    }
    // From here on its owner is silent.
    for (const silence of [0, longestSilence - 1]) {
      pass(silence);
      expect(await heir.sweep({ impatient: true })).toMatchObject({ held: 1 });
    }
    pass(1);
    expect(await heir.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test("an impatient sweep does not wait for a turn", async () => {
  const courier = open(jest.fn(accepted).mockRejectedValueOnce(new Error("down")));
  await courier.soon((await receive("Bonjour")).id);
  expect(await courier.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
});

test("does not send again what the server took while the disk refused the mark", async () => {
  const send = jest.fn(accepted);
  const courier = open(send);
  const { id } = await receive("Bonjour");
  const create = jest
    .spyOn(round.store, "create")
    .mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }));
  await courier.soon(id);
  create.mockRestore();
  expect(await courier.sweep({ impatient: true })).toMatchObject({ delivered: 1 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(round.log).toContainEqual({ event: "contact.unmarked", id, reason: "ENOSPC" });
});

describe("once its time is spent", () => {
  test.each([
    ["just", 30_000 - longestLook - attemptTime, 7],
    ["no longer", 30_000 - longestLook - attemptTime + 1, 3],
  ])("%s the time for a whole attempt: after %i ms of 30 s, %i are delivered", async (_title, spent, count) => {
    let begun = 0;
    let release: () => void = () => undefined;
    const firstThree = new Promise<void>((resolve) => (release = resolve));
    const courier = open(async () => {
      begun += 1;
      if (begun === 3) {
        pass(spent);
        release();
      }
      await firstThree;
      return "250 OK";
    });
    for (const text of ["a", "b", "c", "d", "e", "f", "g"]) await receive(text);
    expect(await courier.sweep({ lifetime: 30_000 })).toMatchObject({ delivered: count });
    expect(begun).toBe(count);
  });

  test("has sent before it removes anything, and removes no more", async () => {
    const courier = open(accepted);
    for (const text of ["a", "b", "c"]) await courier.soon((await receive(text)).id);
    pass(31 * 24 * 60 * minute);
    await receive("nouveau");
    const remove = jest.spyOn(round.store, "remove").mockImplementation(() => {
      pass(10_000);
      return Promise.resolve();
    });
    const { delivered, purged } = await courier.sweep({ lifetime: 30_000 });
    expect({ delivered, purged }).toEqual({ delivered: 1, purged: 1 });
    expect(remove.mock.calls.flat().some((key) => key.startsWith("messages/"))).toBe(true);
  });

  test("gives up on a store that can't be listed", async () => {
    jest.spyOn(round.store, "list").mockReturnValue(new Promise(() => undefined));
    await expect(open(accepted).sweep({ lifetime: longestLook + attemptTime + 20 })).rejects.toMatchObject({
      code: "ETIMEDOUT",
      message: "pas de réponse en 0,02 secondes",
    });
  });
});

test("what can't be removed stops no mail", async () => {
  const courier = open(accepted);
  await courier.soon((await receive("ancien")).id);
  pass(31 * 24 * 60 * minute);
  await receive("nouveau");
  jest.spyOn(round.store, "remove").mockRejectedValue(Object.assign(new Error("read-only"), { code: "EROFS" }));
  expect(await courier.sweep()).toMatchObject({ delivered: 1, purged: 0 });
});

test.each(["{ not JSON", "", "{}"])("an entry that holds %j is set apart, and stops no other", async (content) => {
  const courier = open(accepted);
  const damaged = "0".repeat(32);
  await round.store.create(`messages/${damaged}`, Buffer.from(content));
  await receive("Bonjour");
  expect(await courier.sweep()).toMatchObject({ delivered: 1, failed: 0, unreadable: 1 });
  expect(await courier.sweep()).toMatchObject({ unreadable: 0 });
  expect(await round.inbox.unreadable()).toEqual([`${damaged}.${start}`]);
  expect(round.log).toContainEqual({ event: "contact.unreadable", count: 1 });
});

test("with nobody to hand mails to, they wait", async () => {
  const courier = open(undefined);
  await courier.soon((await receive("Bonjour")).id);
  expect(await courier.sweep()).toMatchObject({ skipped: 1 });
  expect(await onlyState()).toMatchObject({ claimed: 0, failures: 0 });
});

describe("when it is told to stop", () => {
  test("waits for the mail that is on its way, and begins no other", async () => {
    let answer: (text: string) => void = () => undefined;
    const send = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const courier = open(send);
    const first = courier.soon((await receive("Un")).id);
    while (send.mock.calls.length === 0) await new Promise(setImmediate);
    let isOver = false;
    const stopped = courier.stop(10_000).then(() => (isOver = true));
    await courier.soon((await receive("Deux")).id);
    expect(isOver).toBe(false);
    answer("250");
    await Promise.all([stopped, first]);
    expect(send).toHaveBeenCalledTimes(1);
    const delivered = (await round.inbox.states()).filter(({ deliveredAt }) => deliveredAt !== undefined);
    expect(delivered).toHaveLength(1);
  });

  test("does not wait for ever", async () => {
    const send = jest.fn(() => new Promise<string>(() => undefined));
    const courier = open(send);
    void courier.soon((await receive("Un")).id);
    while (send.mock.calls.length === 0) await new Promise(setImmediate);
    await expect(courier.stop(20)).resolves.toBeUndefined();
  });
});

describe("messages that have waited for more than an hour", () => {
  const texts = (send: jest.Mock): string[] =>
    (send.mock.calls as [{ text: string }][]).map(([mail]) => mail.text.replace(/\s/g, " "));

  test("are told of by the next mail that gets through, and by that one alone", async () => {
    const send = jest.fn(down);
    const courier = open(send);
    for (const text of ["a", "b"]) await courier.soon((await receive(text)).id);
    pass(3 * 60 * minute);
    await courier.soon((await receive("c")).id);
    send.mockImplementation(accepted);
    send.mockClear();
    await courier.sweep({ impatient: true });
    const alarmed = texts(send).filter((text) => text.includes("Attention"));
    expect(send).toHaveBeenCalledTimes(3);
    expect(alarmed).toHaveLength(1);
    expect(alarmed[0]).toContain("2 messages attendaient depuis plus d’une heure");
    expect(alarmed[0]).toContain("le plus ancien depuis 3 heures");
  });

  test("are told of by a mail that did not wait itself", async () => {
    const stuck = await receive("Refusé");
    const send = jest.fn(accepted);
    const courier = open(send);
    send.mockRejectedValueOnce(new Error("550"));
    await courier.soon(stuck.id);
    pass(61 * minute);
    await courier.soon((await receive("Bonjour")).id);
    expect(texts(send)[1]).toContain("Attention : un message attendait depuis plus d’une heure");
  });

  test("are nobody's concern before", async () => {
    const send = jest.fn(accepted).mockRejectedValueOnce(new Error("down"));
    const courier = open(send);
    await courier.soon((await receive("a")).id);
    pass(59 * minute);
    await courier.sweep();
    expect(texts(send)[1]).not.toContain("Attention");
  });
});

test("logs nothing of the visitor", async () => {
  const courier = open(() => Promise.reject(new Error("zoe@exemple.fr Bonjour Zoé")));
  await courier.soon((await receive("Bonjour")).id);
  expect(JSON.stringify(round.log)).not.toMatch(/Zo|exemple|Bonjour/);
});
