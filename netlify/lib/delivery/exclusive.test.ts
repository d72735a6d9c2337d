/** @jest-environment node */
import { useFolder } from "../../testing/folder";
import { createMemoryStore } from "../../testing/memory-store";
import { useRound } from "../../testing/round";
import { createFileStore } from "../inbox/file-store";
import { longestSilence, preparingTime } from "./claims";

/** One message, one mail, whatever the number of processes and whatever their clocks say. */
const folder = useFolder();
const year = 365 * 24 * 60 * 60_000;
const start = Date.parse("2026-01-05T10:00:00.000Z");

/** A mail server that takes its time, and tells how often each mail came. */
function slowServer() {
  const counts = new Map<string, number>();
  const send = async ({ messageId }: { messageId?: string | undefined }): Promise<string> => {
    counts.set(messageId ?? "", (counts.get(messageId ?? "") ?? 0) + 1);
    for (let breath = 0; breath < 5; breath += 1) await new Promise(setImmediate);
    return "250";
  };
  return { send, counts };
}

describe.each([
  ["on a disk", () => createFileStore(folder())],
  ["elsewhere", createMemoryStore],
])("%s", (_place, openStore) => {
  const round = useRound(openStore, start);
  const { open, receive, pass } = round;

  test.each([
    ["two processes", [0, 0]],
    ["five processes", [0, 0, 0, 0, 0]],
    ["two processes ten years apart", [0, 10 * year]],
    ["two processes, one in the future", [0, -10 * year]],
  ])("%s deliver a backlog of 60 once each", async (_title, clocks) => {
    const { send, counts } = slowServer();
    for (let number = 0; number < 60; number += 1) await receive(`${number}`);
    const couriers = clocks.map((late) => open(send, late));
    // The second listing of one falls in the middle of the first round of another.
    await Promise.all(couriers.flatMap((courier) => [courier.sweep(), courier.sweep({ impatient: true })]));
    await Promise.all(couriers.map((courier) => courier.sweep()));
    expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
    expect(counts.size).toBe(60);
  });

  test("the process that received a message and one that sweeps do not both send it", async () => {
    const { send, counts } = slowServer();
    const [receiver, sweeper] = [open(send), open(send)];
    for (let number = 0; number < 20; number += 1) {
      const { id } = await receive(`${number}`);
      await Promise.all([receiver.soon(id), sweeper.sweep()]);
    }
    expect([...counts.values()]).toEqual(Array<number>(20).fill(1));
  });

  test("what a process was sending when it was killed is sent by another, soon after", async () => {
    const killed = open(() => new Promise<string>(() => undefined));
    void killed.soon((await receive("Bonjour")).id);
    while ((await round.store.list("claims")).length === 0) await new Promise(setImmediate);

    const send = jest.fn(() => Promise.resolve("250"));
    const heir = open(send);
    expect(await heir.sweep()).toMatchObject({ held: 1, delivered: 0 });
    expect(heir.nextDue()).toBeLessThanOrEqual(2 * 60_000);
    pass(longestSilence - 1);
    expect(await heir.sweep({ impatient: true })).toMatchObject({ held: 1 });
    pass(1);
    expect(await heir.sweep()).toMatchObject({ delivered: 1 });
  });

  test.each([10 * year, -10 * year])(
    "nor does a clock that was %i ms off when it was killed hold it back",
    async (late) => {
      const killed = open(() => new Promise<string>(() => undefined), late);
      void killed.soon((await receive("Bonjour")).id);
      while ((await round.store.list("claims")).length === 0) await new Promise(setImmediate);
      const heir = open(() => Promise.resolve("250"));
      await heir.sweep();
      pass(longestSilence);
      expect(await heir.sweep()).toMatchObject({ delivered: 1 });
    },
  );

  test("two heirs do not both send it", async () => {
    void open(() => new Promise<string>(() => undefined)).soon((await receive("Bonjour")).id);
    while ((await round.store.list("claims")).length === 0) await new Promise(setImmediate);
    const { send, counts } = slowServer();
    const heirs = [open(send), open(send)];
    await Promise.all(heirs.map((heir) => heir.sweep()));
    pass(longestSilence);
    await Promise.all(heirs.map((heir) => heir.sweep()));
    expect([...counts.values()]).toEqual([1]);
  });

  describe("who knows of a message what was true long ago does not send it again", () => {
    const list = ["messages", "claims", "failed", "delivered"] as const;

    test.each([
      ["never tried", { claims: [], failed: [] }],
      ["refused once", { claims: ["1"], failed: [`1.${start}`] }],
      ["refused four times", { claims: ["1", "4"], failed: [`4.${start}`] }],
    ])("%s", async (_title, known) => {
      const { id } = await receive("Bonjour");
      const send = jest.fn(() => Promise.resolve("250"));
      for (let refusal = 0; refusal < 4; refusal += 1) send.mockRejectedValueOnce(new Error("down"));
      const other = open(send);
      for (let attempt = 0; attempt < 5; attempt += 1) await other.sweep({ impatient: true });
      expect(send).toHaveBeenCalledTimes(5);

      const names = { messages: [id], delivered: [], claims: known.claims, failed: known.failed };
      const listed = jest.spyOn(round.store, "list");
      for (const folderName of list) {
        const parts = names[folderName];
        listed.mockResolvedValueOnce(folderName === "messages" ? parts : parts.map((part) => `${id}.${part}`));
      }
      await open(send).sweep({ impatient: true });
      expect(send).toHaveBeenCalledTimes(5);
    });
  });

  describe("in a sweep that lasts, a message that another process was at when it began", () => {
    /** Sweeps three messages whose server takes its time, then one whose second attempt is another's; counts the mails. */
    async function sweepLong(meanwhile: (id: string) => Promise<void>) {
      const { id } = await receive("chez un autre");
      await round.inbox.claim(id, 1);
      await round.inbox.markFailed(await round.inbox.stateOf(id), 1, "451");
      await round.inbox.claim(id, 2);
      for (const text of ["a", "b", "c"]) await receive(text);
      let answer: () => void = () => undefined;
      const answered = new Promise<string>((resolve) => (answer = () => resolve("250")));
      const send = jest.fn(() => answered);
      const sweeping = open(send).sweep({ impatient: true });
      while (send.mock.calls.length < 3) await new Promise(setImmediate);
      pass(longestSilence);
      await meanwhile(id);
      answer();
      return { result: await sweeping, mails: send.mock.calls.length };
    }

    test("is its owner's as long as that one says that it is at it", async () => {
      const { result, mails } = await sweepLong((id) => round.inbox.stillAt(id, 2, 1));
      expect([mails, result.held]).toEqual([3, 1]);
    });

    test("is not sent again once its owner has delivered it", async () => {
      expect((await sweepLong((id) => round.inbox.markDelivered(id, "250"))).mails).toBe(3);
    });

    test("waits its turn again once its owner has failed", async () => {
      const failed = async (id: string) => round.inbox.markFailed(await round.inbox.stateOf(id), 2, "451");
      expect((await sweepLong(failed)).mails).toBe(3);
    });

    test("is sent when its owner is silent", async () => {
      expect((await sweepLong(() => Promise.resolve())).mails).toBe(4);
    });
  });

  test("a process that was stopped between the claim and the sending does not send any more", async () => {
    const send = jest.fn(() => Promise.resolve("250"));
    const { id } = await receive("Bonjour");
    const { read } = round.store;
    jest.spyOn(round.store, "read").mockImplementation((key) => {
      pass(preparingTime + 1);
      return read(key);
    });
    await open(send).soon(id);
    expect(send).not.toHaveBeenCalled();
  });

  test("a sweep leaves its claim to a message that came in while it was listing", async () => {
    const { id } = await receive("Bonjour");
    await round.inbox.claim(id, 1);
    jest.spyOn(round.store, "list").mockResolvedValueOnce([]);
    await open(() => Promise.resolve("250")).sweep();
    expect(await round.store.list("claims")).toEqual([`${id}.1`]);
  });

  test("a message removed while it was waiting its turn is not sent", async () => {
    const send = jest.fn(() => Promise.resolve("250"));
    const { id } = await receive("Bonjour");
    await round.store.remove(`messages/${id}`);
    await open(send).soon(id);
    expect(send).not.toHaveBeenCalled();
    expect(await round.store.list("claims")).toEqual([]);
  });
});
