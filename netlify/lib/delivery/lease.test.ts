/** @jest-environment node */
import { accepts, later, minute, openProcess, receive, tenYears } from "../../testing/delivery";
import { useFolder } from "../../testing/folder";
import { createMemoryStore } from "../../testing/memory-store";
import { createFileStore } from "../inbox/file-store";
import type { Store } from "../inbox/store";
import { leaseTime, takeLease } from "./lease";

const folder = useFolder();

/** How many of several concurrent calls get the lease. */
async function contend(...stores: Store[]): Promise<number> {
  return (await Promise.all(stores.map(takeLease))).filter(Boolean).length;
}

describe.each<[string, () => Store]>([
  ["on a disk", () => createFileStore(folder())],
  ["in memory", () => createMemoryStore()],
])("a lease %s", (_place, open) => {
  test("is one process's at a time, though their clocks differ by half a minute, and past by itself", async () => {
    const store = { ...open(), now: () => Promise.resolve(10_000) };
    const processes = Array.from({ length: 20 }, () => store);
    expect(await contend(...processes)).toBe(1);
    for (const off of [-leaseTime, 0, leaseTime, minute]) expect(await contend(later(store, off))).toBe(0);
    expect(await contend(...processes.map((each) => later(each, 2 * minute)))).toBe(1);
    expect(await store.list("lease")).toHaveLength(2);
  });

  test("is given back to one", async () => {
    const store = open();
    for (let round = 0; round < 5; round += 1) {
      const lease = await takeLease(store);
      expect(await takeLease(store)).toBeUndefined();
      await lease?.release();
    }
    expect(await contend(store, store, store)).toBe(1);
  });

  test.each([-tenYears, tenYears])("taken by a clock %i ms off stops nobody", async (off) => {
    const store = open();
    await takeLease(later(store, off));
    expect(await contend(store, store)).toBe(1);
  });
});

test("counts from before it was asked for: whoever took it slowly has less of it", async () => {
  jest.useFakeTimers();
  const store = createMemoryStore();
  jest.spyOn(store, "create").mockImplementation(() => {
    jest.advanceTimersByTime(20_000);
    return Promise.resolve(true);
  });
  expect((await takeLease(store))?.left()).toBe(leaseTime - 40_000);
  jest.useRealTimers();
});

test.each([
  ["goes on", () => undefined],
  ["is set back", () => jest.setSystemTime(0)],
])("its holder, frozen for long, begins nothing more, though its clock %s", async (_title, set) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const store = createMemoryStore(0);
  for (let number = 0; number < 7; number += 1) await receive(store, `${number}`);
  store.time = 3 * minute;
  let sending = 0;
  const { queue } = openProcess(store, async (mail) => {
    sending += 1;
    if (sending % 3 === 0) jest.advanceTimersByTime(8000);
    set();
    await new Promise(setImmediate);
    return accepts(mail);
  });
  // Three at a time, eight seconds each: a third batch would be marked as sent after the lease ends.
  expect(await queue.runRound()).toEqual({ sent: 6, failed: 0, damaged: 0, left: 1 });
  jest.useRealTimers();
});
