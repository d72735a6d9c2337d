/** @jest-environment node */
import { accepts, day, minute, onlyState, openProcess, receive, refuses, tenYears } from "../../testing/delivery";
import { createMemoryStore, type MemoryStore } from "../../testing/memory-store";

const start = Date.parse("2026-01-05T10:00:00.000Z");

let store: MemoryStore;
let id: string;
beforeEach(async () => {
  store = createMemoryStore(start);
  const accepted = await receive(store, "Bonjour");
  id = accepted.id;
});

/** Runs a round in a new process, at this time of the store's clock. */
async function roundAt(time: number, send = accepts): Promise<void> {
  store.time = time;
  await openProcess(store, send).queue.runRound();
}

const isKept = (): boolean => store.entries.has(`messages/${id}`);

describe("what was sent", () => {
  test("goes after 30 days, with all that was noted of it", async () => {
    await roundAt(start + 3 * minute, refuses);
    const sentAt = start + 10 * minute;
    await roundAt(sentAt);
    await roundAt(sentAt + 30 * day);
    expect(isKept()).toBe(true);
    await roundAt(sentAt + 30 * day + 1);
    expect([...store.entries.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  test.each([tenYears, -tenYears])(
    "stays 30 days from when the clock is right again, %i ms off meanwhile",
    async (off) => {
      await roundAt(start + 3 * minute);
      await roundAt(start + 4 * minute + off);
      expect(isKept()).toBe(true);
      await roundAt(start + 5 * minute);
      await roundAt(start + 5 * minute + 30 * day);
      expect(isKept()).toBe(true);
      await roundAt(start + 5 * minute + 30 * day + 1);
      expect(isKept()).toBe(false);
    },
  );

  test("and half removed is removed to the end, and not sent again", async () => {
    await roundAt(start + 3 * minute);
    await store.remove(`messages/${id}`);
    const send = jest.fn(accepts);
    await roundAt(start + 31 * day, send);
    expect(send).not.toHaveBeenCalled();
    expect(await store.list("sent")).toEqual([]);
  });
});

describe("what nobody took", () => {
  const refusedFor = async (attempts: number): Promise<void> => {
    await store.create(`failed/${id}.${attempts}.${start}`, Buffer.from("{}"));
  };

  test("stays for three years of attempts, and three by the calendar", async () => {
    await refusedFor(4380);
    await roundAt(start + 3 * 366 * day, refuses);
    expect(isKept()).toBe(true);
    await roundAt(start + 3 * 366 * day + 1, refuses);
    expect([...store.entries.keys()].filter((key) => /^(messages|failed)/.test(key))).toEqual([]);
  });

  test.each([tenYears, -tenYears])("stays when a clock is %i ms off", async (off) => {
    await refusedFor(1000);
    await roundAt(start + off, refuses);
    expect(isKept()).toBe(true);
    await roundAt(start + 7 * day);
    expect(await onlyState(store)).toMatchObject({ sentAt: start + 7 * day });
  });

  test("leaves no note behind", async () => {
    await refusedFor(1);
    await store.remove(`messages/${id}`);
    await roundAt(start);
    expect(await store.list("failed")).toEqual([]);
  });
});

test("what an inbox from before 24 November 2026 says is sent is not sent again, and goes in its time", async () => {
  await store.create(`delivered/${id}.${start}`, Buffer.from("{}"));
  const send = jest.fn(accepts);
  await roundAt(start + day, send);
  expect(send).not.toHaveBeenCalled();
  await roundAt(start + 31 * day);
  expect([...store.entries.keys()]).toEqual([]);
});
