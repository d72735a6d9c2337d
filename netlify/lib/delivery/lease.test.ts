/** @jest-environment node */
import { accepts, minute, openProcess, receive } from "../../testing/delivery";
import { useFolder } from "../../testing/folder";
import { createMemoryStore } from "../../testing/memory-store";
import { createFileStore } from "../inbox/file-store";
import type { Store } from "../inbox/store";
import { leaseTime, takeLease } from "./lease";

const folder = useFolder();
const tenYears = 3653 * 24 * 60 * minute;

/** How many of many that ask at once have the lease. */
async function contend(stores: Store[]): Promise<number> {
  return (await Promise.all(stores.map(takeLease))).filter(Boolean).length;
}

/** The store as it will be. */
const later = (store: Store, milliseconds: number): Store => ({
  ...store,
  now: async () => (await store.now()) + milliseconds,
});

describe.each<[string, () => Store]>([
  ["on a disk", () => createFileStore(folder())],
  ["in memory", () => createMemoryStore()],
])("a lease %s", (_place, open) => {
  test("is one process's at a time, free again once released or past", async () => {
    const store = open();
    const processes = Array.from({ length: 20 }, () => store);
    expect(await contend(processes)).toBe(1);
    expect(await contend(processes)).toBe(0);
    expect(await contend(processes.map((each) => later(each, leaseTime - minute / 60)))).toBe(0);
    expect(await contend(processes.map((each) => later(each, leaseTime + 1000)))).toBe(1);
    expect(await store.list("lease")).toEqual(["2"]);
  });

  test("is given back to one", async () => {
    const store = open();
    for (let round = 0; round < 5; round += 1) {
      const lease = await takeLease(store);
      expect(await takeLease(store)).toBeUndefined();
      await lease?.release();
    }
    expect(await contend([store, store, store])).toBe(1);
  });

  test("goes to nobody who learnt long ago that it was free", async () => {
    const store = open();
    await (await takeLease(store))?.release();
    let goOn: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => (goOn = resolve));
    const slow = takeLease({
      ...store,
      create: async (key, content) => {
        await stopped;
        return store.create(key, content);
      },
    });
    // Meanwhile others have had it, and the numbers it knew of are gone.
    for (let round = 0; round < 2; round += 1) await (await takeLease(store))?.release();
    expect(await takeLease(store)).toBeDefined();
    goOn();
    expect(await slow).toBeUndefined();
    expect(await takeLease(store)).toBeUndefined();
  });

  test.each([-tenYears, tenYears])(
    "that ends %i ms from now was written by a wrong clock, and is past",
    async (off) => {
      const store = open();
      await takeLease(later(store, off));
      expect(await contend([store, store])).toBe(1);
    },
  );
});

test("its holder knows when it ends, though its clock is set back", async () => {
  jest.useFakeTimers();
  const lease = await takeLease(createMemoryStore());
  jest.advanceTimersByTime(20_000);
  expect(lease?.left()).toBe(leaseTime - 20_000);
  jest.setSystemTime(0);
  expect(lease?.left()).toBe(leaseTime - 20_000);
  jest.useRealTimers();
});

test("a round begins nothing that might outlast its lease", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const store = createMemoryStore(0);
  for (let number = 0; number < 7; number += 1) await receive(store, `${number}`);
  store.time = 3 * minute;
  let sending = 0;
  const { queue } = openProcess(store, async (mail) => {
    sending += 1;
    if (sending % 3 === 0) jest.advanceTimersByTime(8000);
    await new Promise(setImmediate);
    return accepts(mail);
  });
  // Three at a time, eight seconds each: the third three would be marked after the end.
  expect(await queue.runRound()).toEqual({ sent: 6, failed: 0, damaged: 0, left: 1 });
  jest.useRealTimers();
});

test("five processes send a backlog of 60 once each", async () => {
  const store = createFileStore(folder());
  const counts = new Map<string | undefined, number>();
  for (let number = 0; number < 60; number += 1) await receive(store, `${number}`);
  const send = async ({ messageId }: { messageId?: string | undefined }): Promise<string> => {
    counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
    await new Promise(setImmediate);
    return "250";
  };
  const rounds = Array.from({ length: 5 }, () => openProcess(later(createFileStore(folder()), 3 * minute), send).queue);
  for (let again = 0; again < 3; again += 1) await Promise.all(rounds.map((queue) => queue.runRound()));
  expect([counts.size, ...new Set(counts.values())]).toEqual([60, 1]);
});
