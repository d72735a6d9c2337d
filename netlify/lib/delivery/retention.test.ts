/** @jest-environment node */
import { accepts, day, minute, onlyState, openProcess, storeMessage, refuses, tenYears } from "../../testing/delivery";
import { createMemoryStore, type MemoryStore } from "../../testing/memory-store";
import { createInbox } from "../inbox/inbox";
import { purge, purgeDamaged } from "./retention";

const start = Date.parse("2026-01-05T10:00:00.000Z");

let store: MemoryStore;
let id: string;
beforeEach(async () => {
  store = createMemoryStore(start);
  const accepted = await storeMessage(store, "Bonjour");
  id = accepted.id;
});

/** Delivers in a new process, at this time of the store's clock. */
async function deliverAt(time: number, send = accepts): Promise<void> {
  store.time = time;
  await openProcess(store, send).delivery.runDelivery();
}

const isKept = (): boolean => store.entries.has(`messages/${id}`);

describe("a sent message", () => {
  test("is deleted after 30 days, with all its entries", async () => {
    await deliverAt(start + 3 * minute, refuses);
    const sentAt = start + 10 * minute;
    await deliverAt(sentAt);
    await deliverAt(sentAt + 30 * day);
    expect(isKept()).toBe(true);
    await deliverAt(sentAt + 30 * day + 1);
    expect([...store.entries.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  test.each([tenYears, -tenYears])(
    "is kept 30 days from when the clock is right again, after being %i ms off",
    async (off) => {
      await deliverAt(start + 3 * minute);
      await deliverAt(start + 4 * minute + off);
      expect(isKept()).toBe(true);
      await deliverAt(start + 5 * minute);
      await deliverAt(start + 5 * minute + 30 * day);
      expect(isKept()).toBe(true);
      await deliverAt(start + 5 * minute + 30 * day + 1);
      expect(isKept()).toBe(false);
    },
  );

  test("is deleted completely after an interrupted deletion, and not sent again", async () => {
    await deliverAt(start + 3 * minute);
    await store.remove(`messages/${id}`);
    const send = jest.fn(accepts);
    await deliverAt(start + 31 * day, send);
    expect(send).not.toHaveBeenCalled();
    expect(await store.list("sent")).toEqual([]);
  });
});

describe("an unsent message", () => {
  const refusedFor = async (attempts: number): Promise<void> => {
    await store.create(`failed/${id}.${attempts}.${start}`, Buffer.from("{}"));
  };

  test("is kept for three years, and for three years' worth of attempts", async () => {
    await refusedFor(4380);
    await deliverAt(start + 3 * 366 * day, refuses);
    expect(isKept()).toBe(true);
    await deliverAt(start + 3 * 366 * day + 1, refuses);
    expect([...store.entries.keys()].filter((key) => /^(messages|failed)/.test(key))).toEqual([]);
  });

  test.each([tenYears, -tenYears])("is kept when a clock is %i ms off", async (off) => {
    await refusedFor(1000);
    await deliverAt(start + off, refuses);
    expect(isKept()).toBe(true);
    await deliverAt(start + 7 * day);
    expect(await onlyState(store)).toMatchObject({ sentAt: start + 7 * day });
  });

  test("leaves no record of its failures behind", async () => {
    await refusedFor(1);
    await store.remove(`messages/${id}`);
    await deliverAt(start);
    expect(await store.list("failed")).toEqual([]);
  });
});

describe("a damaged message", () => {
  const damaged = Buffer.from("{");
  const asideAt = start + 3 * minute;
  beforeEach(async () => {
    await store.remove(`messages/${id}`);
    await store.create(`messages/${id}`, damaged);
    await deliverAt(asideAt);
  });

  test("is deleted three years after it was set aside", async () => {
    await deliverAt(asideAt + 3 * 366 * day);
    expect(store.entries.get(`damaged/${id}.${asideAt}`)).toEqual(damaged);
    await deliverAt(asideAt + 3 * 366 * day + 1);
    expect(await store.list("damaged")).toEqual([]);
  });

  test.each([tenYears, -tenYears])("is kept unchanged, with a new date, when a clock is %i ms off", async (off) => {
    await deliverAt(asideAt + off);
    expect(store.entries.get(`damaged/${id}.${asideAt + off}`)).toEqual(damaged);
    await deliverAt(asideAt + day);
    expect(store.entries.get(`damaged/${id}.${asideAt + day}`)).toEqual(damaged);
    expect(await store.list("damaged")).toHaveLength(1);
  });
});

test("the number of deleted messages is logged", async () => {
  await store.create(`sent/${id}.${start}`, Buffer.from("{}"));
  await store.create(`damaged/${id}.${start - 3 * 366 * day}`, Buffer.from("{"));
  store.time = start + 31 * day;
  const { delivery, logged } = openProcess(store, accepts);
  await delivery.runDelivery();
  expect(logged).toContainEqual({ event: "contact.purged", count: 2 });
});

test("nothing is deleted once a delivery run has no time left", async () => {
  const inbox = createInbox(store, undefined);
  await store.create(`sent/${id}.${start}`, Buffer.from("{}"));
  await store.create(`damaged/${id}.${start - 3 * 366 * day}`, Buffer.from("{"));
  const later = start + 31 * day;
  expect(await purge(inbox, await inbox.states(), later, () => false)).toBe(0);
  expect(await purgeDamaged(inbox, later, () => false)).toBe(0);
  expect([...store.entries.keys()]).toHaveLength(3);
});
