/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { day, minute } from "../../testing/delivery";
import { useTemporaryFolder } from "../../testing/temporary-folder";
import { createMemoryStore, type MemoryStore } from "../../testing/memory-store";
import { DamagedEntryError } from "./entry-errors";
import { createFileStore } from "./file-store";
import { createInbox } from "./inbox";
import { createEncryption, parseInboxKey } from "./encryption";

const folder = useTemporaryFolder();
const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour 👋" };
const arrival = { message, suspicions: [] };
const keyed = { ...arrival, idempotencyKey: "k" };

let store: MemoryStore;
beforeEach(() => {
  store = createMemoryStore(Date.parse("2026-01-05T09:59:00.000Z"));
});

describe("a message received twice", () => {
  test("is one message under the same key, however late", async () => {
    const inbox = createInbox(store, undefined);
    const first = await inbox.accept(keyed);
    store.time += 3 * day;
    expect(await inbox.accept(keyed)).toMatchObject({ id: first.id, created: false });
    expect(await inbox.states()).toHaveLength(1);
  });

  test("is two messages under two keys, or if its content changed", async () => {
    const inbox = createInbox(store, undefined);
    await inbox.accept(keyed);
    expect(await inbox.accept({ ...keyed, idempotencyKey: "l" })).toMatchObject({ created: true });
    const corrected = { ...keyed, message: { ...message, email: "zoe@exemple.com" } };
    expect(await inbox.accept(corrected)).toMatchObject({ created: true });
  });

  test.each([
    [9 * minute + 59_000, false],
    [10 * minute, true],
    [11 * minute, true],
  ])("without a key, %i ms apart: created is %s", async (apart, created) => {
    const inbox = createInbox(store, undefined);
    await inbox.accept(arrival);
    store.time += apart;
    expect(await inbox.accept(arrival)).toMatchObject({ created });
  });

  test("is one message when twenty copies are received concurrently", async () => {
    const inbox = createInbox(createFileStore(folder()), undefined);
    const answers = await Promise.all(Array.from({ length: 20 }, () => inbox.accept(arrival)));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });
});

describe("an entry that can't be read", () => {
  const whole = { ...arrival.message, message: "Déjà", receivedAt: "2026-01-05T09:59:00.000Z", suspicions: [] };
  const garbage = ["", "{}", "null", "{ not JSON", '{"name":"Zoé"', Buffer.from([0xff, 0xfe, 0]), "[]"];
  const almostValid = [JSON.stringify({ ...whole, receivedAt: "hier" }), Buffer.from(JSON.stringify(whole), "latin1")];

  test.each([...garbage, ...almostValid])(
    "(case %#) is reported as damaged, and set aside unchanged",
    async (content) => {
      const inbox = createInbox(store, undefined);
      const { id } = await inbox.accept(arrival);
      store.entries.set(`messages/${id}`, Buffer.from(content));
      expect(await inbox.read(id)).toBeInstanceOf(DamagedEntryError);
      await inbox.setAside(id);
      expect(await inbox.damaged()).toEqual([{ key: `damaged/${id}.${store.time}`, id, setAsideAt: store.time }]);
      expect(store.entries.get(`damaged/${id}.${store.time}`)).toEqual(Buffer.from(content));
      expect(await inbox.states()).toEqual([]);
    },
  );

  test("is replaced when the message is sent again", async () => {
    const inbox = createInbox(store, undefined);
    const { id } = await inbox.accept(keyed);
    store.entries.set(`messages/${id}`, Buffer.from("{"));
    expect(await inbox.accept(keyed)).toMatchObject({ id, created: true });
    expect(await inbox.read(id)).toMatchObject(message);
    expect(await inbox.damaged()).toHaveLength(1);
  });

  test("is replaced, but not sent again, if already sent", async () => {
    const inbox = createInbox(store, undefined);
    const { id } = await inbox.accept(keyed);
    await inbox.markSent(id, "250 OK");
    store.entries.set(`messages/${id}`, Buffer.from("{"));
    expect(await inbox.accept(keyed)).toMatchObject({ id, created: false });
    expect(await inbox.read(id)).toMatchObject(message);
  });

  test("accepting fails if the store says that the entry exists but has no content", async () => {
    jest.spyOn(store, "create").mockResolvedValue(false);
    await expect(createInbox(store, undefined).accept(keyed)).rejects.toThrow("n’a pas été enregistré");
  });

  test("is not set aside if it can be read after all", async () => {
    const inbox = createInbox(store, undefined);
    const { id } = await inbox.accept(arrival);
    await inbox.setAside(id);
    expect(await inbox.read(id)).toMatchObject(message);
  });
});

test("marking as sent fails if the store says that the entry exists already", async () => {
  const inbox = createInbox(store, undefined);
  const { id } = await inbox.accept(arrival);
  jest.spyOn(store, "create").mockResolvedValue(false);
  await expect(inbox.markSent(id, "250 OK")).rejects.toMatchObject({ code: "NOT_STORED" });
});

test("a message marked as sent twice has the later date", async () => {
  const inbox = createInbox(store, undefined);
  const { id } = await inbox.accept(arrival);
  for (const time of [200, 100]) await store.create(`sent/${id}.${time}`, Buffer.from("{}"));
  expect(await inbox.states()).toMatchObject([{ sentAt: 200 }]);
});

test("an entry with an unexpected name is ignored", async () => {
  const inbox = createInbox(store, undefined);
  const { id } = await inbox.accept(arrival);
  for (const folder of ["failed", "sent"]) await store.create(`${folder}/${id}.soon`, Buffer.from(""));
  expect(await inbox.states()).toEqual([{ id, attempts: 0, unconfirmed: 0, entries: [`messages/${id}`] }]);
});

describe("with INBOX_KEY", () => {
  const secret = randomBytes(32);

  test("nothing stored can be read without it, the last error included", async () => {
    const inbox = createInbox(store, secret);
    const { id } = await inbox.accept(arrival);
    const [state] = await inbox.states();
    if (state) await inbox.markFailed(state, "550 <zoe@exemple.fr> unknown", 0);
    const stored = Buffer.concat([...store.entries.values()]);
    for (const text of Object.values(message)) expect(stored.includes(text)).toBe(false);
    expect(await inbox.read(id)).toMatchObject(message);
    expect(await createInbox(store, undefined).read(id)).toMatchObject({ message: "INBOX_KEY absente" });
    const other = await createInbox(store, randomBytes(32)).read(id);
    expect(other).toMatchObject({
      name: "EncryptedEntryError",
      message: expect.stringContaining("différente") as string,
    });
  });

  test("an altered message is distinguished from one encrypted with another key", async () => {
    const inbox = createInbox(createFileStore(folder()), secret);
    const { id } = await inbox.accept(arrival);
    const file = join(folder(), "messages", id);
    const whole = readFileSync(file);
    for (const length of [10, 20, whole.length - 1]) {
      truncateSync(file, length);
      expect(await inbox.read(id)).toBeInstanceOf(DamagedEntryError);
      writeFileSync(file, whole);
    }
    writeFileSync(file, Buffer.from(whole.map((byte, index) => (index === whole.length - 1 ? byte ^ 1 : byte))));
    expect(await inbox.read(id)).toMatchObject({ message: "fichier altéré" });
  });

  test("the content of a message can't be moved to another", () => {
    const encryption = createEncryption(secret);
    expect(() => encryption.decrypt(encryption.encrypt(Buffer.from("text"), "messages/a"), "messages/b")).toThrow(
      DamagedEntryError,
    );
  });

  test("messages stored before the key was set stay readable", async () => {
    const { id } = await createInbox(store, undefined).accept(arrival);
    expect(await createInbox(store, secret).read(id)).toMatchObject(message);
  });

  test.each(["", "trop-court", randomBytes(31).toString("base64"), randomBytes(32).toString("hex")])(
    "%j is not a key",
    (text) => {
      expect(() => parseInboxKey(text)).toThrow("32 octets en base64");
    },
  );
});
