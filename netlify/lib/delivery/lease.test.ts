/** @jest-environment node */
import { accepts, withClockOffset, minute, openProcess, storeMessage, tenYears } from "../../testing/delivery";
import { useTemporaryFolder } from "../../testing/temporary-folder";
import { createMemoryStore } from "../../testing/memory-store";
import { createFileStore } from "../inbox/file-store";
import type { Store } from "../inbox/store";
import { leaseDuration, acquireLease } from "./lease";

const folder = useTemporaryFolder();

/** How many of several concurrent calls get the lease. */
async function contend(...stores: Store[]): Promise<number> {
  return (await Promise.all(stores.map(acquireLease))).filter(Boolean).length;
}

describe.each<[string, () => Store]>([
  ["on a disk", () => createFileStore(folder())],
  ["in memory", () => createMemoryStore()],
])("a lease %s", (_store, open) => {
  test("is held by one process at a time, even with clocks half a minute apart, and expires", async () => {
    const store = { ...open(), now: () => Promise.resolve(10_000) };
    const processes = Array.from({ length: 20 }, () => store);
    expect(await contend(...processes)).toBe(1);
    for (const off of [-leaseDuration, 0, leaseDuration, minute])
      expect(await contend(withClockOffset(store, off))).toBe(0);
    expect(await contend(...processes.map((each) => withClockOffset(each, 2 * minute)))).toBe(1);
    expect(await store.list("lease")).toHaveLength(2);
  });

  test("can be taken again, by one process, after its release", async () => {
    const store = open();
    for (let time = 0; time < 5; time += 1) {
      const lease = await acquireLease(store);
      expect(await acquireLease(store)).toBeUndefined();
      await lease?.release();
    }
    expect(await contend(store, store, store)).toBe(1);
  });

  test.each([-tenYears, tenYears])("taken with a clock %i ms off blocks no other process", async (off) => {
    const store = open();
    await acquireLease(withClockOffset(store, off));
    expect(await contend(store, store)).toBe(1);
  });
});

test("a lease begins before its request: if the store is slow, less of the lease is left", async () => {
  jest.useFakeTimers();
  const store = createMemoryStore();
  jest.spyOn(store, "create").mockImplementation(() => {
    jest.advanceTimersByTime(20_000);
    return Promise.resolve(true);
  });
  expect((await acquireLease(store))?.timeLeft()).toBe(leaseDuration - 40_000);
  jest.useRealTimers();
});

test.each([
  ["keeps running", () => undefined],
  ["is set back", () => jest.setSystemTime(0)],
])("a process that was frozen during its lease starts no other mail, even if its clock %s", async (_title, set) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const store = createMemoryStore(0);
  for (let number = 0; number < 7; number += 1) await storeMessage(store, `${number}`);
  store.time = 3 * minute;
  let sending = 0;
  const { delivery } = openProcess(store, async (mail) => {
    sending += 1;
    if (sending % 3 === 0) jest.advanceTimersByTime(8000);
    set();
    await new Promise(setImmediate);
    return accepts(mail);
  });
  // Three at a time, eight seconds each: a third batch would be marked as sent after the lease ends.
  expect(await delivery.runDelivery()).toEqual({ sent: 6, failed: 0, damaged: 0, unsent: 1 });
  jest.useRealTimers();
});

test("a failed attempt to take the lease leaves no entry: the lease can be taken once free", async () => {
  const store = createMemoryStore(0);
  await store.create("lease/1", Buffer.from("{}"));
  expect(await acquireLease(store)).toBeUndefined();
  await store.remove("lease/1");
  expect(await acquireLease(store)).toBeDefined();
});
