/** @jest-environment node */
import { createMemoryStore } from "../../testing/memory-store";
import { useRound } from "../../testing/round";

const minute = 60_000;
const day = 24 * 60 * minute;
const year = 365 * day;
const start = Date.parse("2026-01-05T10:00:00.000Z");
const round = useRound(createMemoryStore, start);
const { open, receive, pass } = round;

const accepted = (): Promise<string> => Promise.resolve("250");
const down = (): Promise<string> => Promise.reject(new Error("down"));

describe("what the privacy policy says", () => {
  test("delivered messages go after 30 days, with all that was noted of them", async () => {
    const courier = open(accepted);
    await courier.soon((await receive("Bonjour")).id);
    pass(30 * day);
    await courier.sweep();
    expect(await round.inbox.states()).toHaveLength(1);
    pass(1);
    expect(await courier.sweep()).toMatchObject({ purged: 1 });
    expect(await round.inbox.states()).toEqual([]);
    for (const list of ["messages", "claims", "failed", "delivered"]) expect(await round.store.list(list)).toEqual([]);
  });

  test("undelivered messages stay three years, and a thousand attempts, never less", async () => {
    const { id } = await receive("Bonjour");
    const courier = open(down);
    round.time = Date.parse("2029-01-05T10:00:00.000Z");
    await round.store.create(`failed/${id}.1000.${start}`, Buffer.from("{}"));
    expect(await courier.sweep()).toMatchObject({ failed: 1, purged: 0 });
    pass(4 * day);
    expect(await courier.sweep()).toMatchObject({ failed: 0, purged: 1 });
    expect(await round.inbox.states()).toEqual([]);
  });

  test("a removal that was cut short is finished, and sends nothing", async () => {
    const send = jest.fn(accepted);
    const courier = open(send);
    const { id } = await receive("Bonjour");
    await courier.soon(id);
    await round.store.remove(`messages/${id}`);
    pass(31 * day);
    expect(await courier.sweep()).toMatchObject({ purged: 1 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await round.store.list("delivered")).toEqual([]);
  });

  test("so is that of a message that was never delivered", async () => {
    const { id } = await receive("Bonjour");
    const courier = open(down);
    await courier.sweep();
    await round.store.remove(`messages/${id}`);
    await courier.sweep();
    expect(await round.inbox.states()).toEqual([]);
  });
});

describe("a clock that is wrong", () => {
  test.each([
    ["when it was received in 1970", Date.parse("1970-01-01T00:00:10.000Z")],
    ["when it was received ten years ago", start - 10 * year],
    ["when it was received in ten years", start + 10 * year],
  ])("%s, a message is delivered", async (_title, receivedAt) => {
    round.time = receivedAt;
    await receive("Bonjour");
    round.time = start;
    expect(await open(accepted).sweep()).toMatchObject({ delivered: 1, purged: 0 });
  });

  test.each([-56 * year, -10 * year, 10 * year])(
    "by %i ms loses no message that was refused meanwhile",
    async (off) => {
      round.time = start + off;
      await receive("Bonjour");
      await open(down).sweep();
      round.time = start;
      expect(await open(down).sweep({ impatient: true })).toMatchObject({ failed: 1, purged: 0 });
      expect(await open(accepted).sweep({ impatient: true })).toMatchObject({ delivered: 1 });
    },
  );

  test("does not stop the attempts: a failure noted in the future is no reason to wait", async () => {
    await receive("Bonjour");
    await open(down, -10 * year).sweep();
    expect(await open(accepted).sweep()).toMatchObject({ delivered: 1 });
  });

  test("does not keep a message for its ten years once it was delivered", async () => {
    await receive("Bonjour");
    await open(accepted, -10 * year).sweep();
    expect(await open(accepted).sweep()).toMatchObject({ purged: 1 });
  });

  test("by a minute does not make one that was just delivered go", async () => {
    await receive("Bonjour");
    await open(accepted, -minute).sweep();
    expect(await open(accepted).sweep()).toMatchObject({ purged: 0 });
  });
});
