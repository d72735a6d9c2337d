/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../testing/folder";
import { DamagedEntryError, UnstoredEntryError } from "./entry-errors";
import { createFileStore } from "./file-store";
import { createInbox, type Inbox } from "./inbox";
import type { MessageState } from "./read-states";
import { createSeal, parseInboxKey } from "./seal";

const folder = useFolder();
const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour 👋" };
const minute = 60_000;
let time: number;
beforeEach(() => {
  time = Date.parse("2026-01-05T09:59:00.000Z");
});

function openInbox(secret?: Buffer): Inbox {
  return createInbox(createFileStore(folder()), createSeal(secret), secret, () => time);
}

describe("a message received twice", () => {
  test("is one message under the same key, however late", async () => {
    const inbox = openInbox();
    const first = await inbox.accept({ message, suspicions: [], key: "k" });
    time += 3 * 24 * 60 * minute;
    expect(await inbox.accept({ message, suspicions: [], key: "k" })).toEqual({ id: first.id, created: false });
    expect(await inbox.states()).toHaveLength(1);
  });

  test("is two under two keys", async () => {
    const inbox = openInbox();
    await inbox.accept({ message, suspicions: [], key: "k" });
    expect(await inbox.accept({ message, suspicions: [], key: "l" })).toMatchObject({ created: true });
  });

  test("is two when it was corrected in between, even under one key", async () => {
    const inbox = openInbox();
    await inbox.accept({ message, suspicions: [], key: "k" });
    const corrected = { ...message, email: "zoe@exemple.com" };
    expect(await inbox.accept({ message: corrected, suspicions: [], key: "k" })).toMatchObject({ created: true });
  });

  test.each([
    [9 * minute + 59_000, false],
    [10 * minute, true],
    [11 * minute, true],
  ])("without a key, %i ms apart: created is %s", async (apart, created) => {
    const inbox = openInbox();
    await inbox.accept({ message, suspicions: [] });
    time += apart;
    expect(await inbox.accept({ message, suspicions: [] })).toMatchObject({ created });
  });

  test("is one when twenty copies arrive at once", async () => {
    const inbox = openInbox();
    const answers = await Promise.all(Array.from({ length: 20 }, () => inbox.accept({ message, suspicions: [] })));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });
});

/** The state of the only message there is. */
async function onlyState(inbox: Inbox): Promise<MessageState> {
  const [state, ...others] = await inbox.states();
  if (!state || others.length > 0) throw new Error("one message expected");
  return state;
}

test("tells the state of a message from what happened to it", async () => {
  const inbox = openInbox();
  const { id } = await inbox.accept({ message, suspicions: ["speed"], key: "k" });
  expect(await onlyState(inbox)).toMatchObject({ id, claimed: 0, failures: 0 });
  time += minute;
  expect(await inbox.claim(id, 1)).toBe(true);
  expect(await onlyState(inbox)).toMatchObject({ claimed: 1, failures: 0 });
  await inbox.markFailed(await onlyState(inbox), 1, "450 Try later");
  time += minute;
  await inbox.claim(id, 2);
  await inbox.markFailed(await onlyState(inbox), 2, "550 No such user");
  const failing = await onlyState(inbox);
  expect(failing).toMatchObject({ claimed: 1, failures: 2, lastFailureAt: time });
  expect(await inbox.lastFailure(failing)).toMatchObject({ answer: "550 No such user" });
  time += minute;
  await inbox.markDelivered(id, "250 OK");
  expect(await onlyState(inbox)).toMatchObject({ id, failures: 2, deliveredAt: time });
  expect(await inbox.stateOf(id)).toEqual(await onlyState(inbox));
  expect(await inbox.read(id)).toEqual({ ...message, suspicions: ["speed"], receivedAt: "2026-01-05T09:59:00.000Z" });
});

test("an attempt belongs to one process", async () => {
  const { id } = await openInbox().accept({ message, suspicions: [] });
  const claimed = await Promise.all(Array.from({ length: 20 }, () => openInbox().claim(id, 1)));
  expect(claimed.filter(Boolean)).toHaveLength(1);
});

test("a message refused for ever takes no more room than one refused twice", async () => {
  const inbox = openInbox();
  const { id } = await inbox.accept({ message, suspicions: [] });
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    time += minute;
    await inbox.claim(id, attempt);
    await inbox.markFailed(await onlyState(inbox), attempt, "550 No such user");
  }
  const state = await onlyState(inbox);
  expect(state.failures).toBe(50);
  expect(state.entries.length).toBeLessThanOrEqual(4);
});

test("leaves nothing of a removed message", async () => {
  const inbox = openInbox();
  const { id } = await inbox.accept({ message, suspicions: [] });
  await inbox.claim(id, 1);
  await inbox.markFailed(await onlyState(inbox), 1, "450");
  await inbox.markDelivered(id, "250");
  for (const state of await inbox.states()) await inbox.remove(state);
  expect(await inbox.states()).toEqual([]);
  expect(await inbox.read(id)).toBeNull();
});

test("without a key, an id tells nothing of its message to who has not the inbox", async () => {
  const { id } = await openInbox().accept({ message, suspicions: [], key: "k" });
  const elsewhere = createInbox(createFileStore(join(folder(), "elsewhere")), createSeal(undefined), undefined);
  expect((await elsewhere.accept({ message, suspicions: [], key: "k" })).id).not.toBe(id);
  expect((await openInbox().accept({ message, suspicions: [], key: "k" })).id).toBe(id);
});

test("a salt that could not be read in time holds up no later message", async () => {
  const store = createFileStore(folder());
  const inbox = createInbox(store, createSeal(undefined), undefined, () => time);
  jest.spyOn(store, "read").mockReturnValueOnce(new Promise(() => undefined));
  void inbox.accept({ message, suspicions: [] });
  expect(await inbox.accept({ message, suspicions: [] })).toMatchObject({ created: true });
});

test("a salt that was cut short is made anew, rather than refuse every message", async () => {
  await openInbox().accept({ message, suspicions: [] });
  truncateSync(join(folder(), "salt", "ids"), 3);
  expect(await openInbox().accept({ message, suspicions: [] })).toMatchObject({ created: true });
});

describe("an entry that can't be read", () => {
  const garbage = ["", "{}", "null", "{ not JSON", '{"name":"Zoé"', Buffer.from([0xff, 0xfe, 0]), "[]"];
  const file = (id: string): string => join(folder(), "messages", id);

  test.each(garbage)("(case %#) is said to be damaged, and set apart as it is", async (content) => {
    const inbox = openInbox();
    const { id } = await inbox.accept({ message, suspicions: [] });
    writeFileSync(file(id), content);
    await expect(inbox.read(id)).rejects.toThrow(DamagedEntryError);
    await inbox.setApart(id);
    const [name = ""] = await inbox.unreadable();
    expect(name).toBe(`${id}.${time}`);
    expect(readFileSync(join(folder(), "unreadable", name))).toEqual(Buffer.from(content));
    expect(await inbox.states()).toEqual([]);
  });

  test("does not stand for the message when it is sent again", async () => {
    const inbox = openInbox();
    const { id } = await inbox.accept({ message, suspicions: [], key: "k" });
    truncateSync(file(id), 10);
    expect(await inbox.accept({ message, suspicions: [], key: "k" })).toEqual({ id, created: true });
    expect(await inbox.read(id)).toMatchObject(message);
    expect(await inbox.unreadable()).toHaveLength(1);
  });

  test.each([[[false, false]], [[false, true]]])(
    "nor does a store that says %j without storing: the message is stored, or refused",
    async (answers) => {
      const store = createFileStore(folder());
      const inbox = createInbox(store, createSeal(undefined), undefined, () => time);
      const { id } = await inbox.accept({ message, suspicions: [], key: "k" });
      truncateSync(file(id), 10);
      const create = jest.spyOn(store, "create");
      const { create: real } = createFileStore(folder());
      create.mockImplementation((key, content) =>
        key.startsWith("messages/") && !answers.shift() ? Promise.resolve(false) : real(key, content),
      );
      const works = answers.includes(true);
      const accepted = inbox.accept({ message, suspicions: [], key: "k" });
      if (works) expect(await accepted).toEqual({ id, created: true });
      else await expect(accepted).rejects.toThrow(UnstoredEntryError);
    },
  );

  test("is left alone when it can be read after all", async () => {
    const inbox = openInbox();
    const { id } = await inbox.accept({ message, suspicions: [] });
    await inbox.setApart(id);
    expect(await inbox.read(id)).toMatchObject(message);
  });

  test("a folder or a stray name among the entries is no entry", async () => {
    const inbox = openInbox();
    const { id } = await inbox.accept({ message, suspicions: [] });
    mkdirSync(join(folder(), "messages", "folder"));
    for (const name of ["failed", "claims", "delivered"]) {
      mkdirSync(join(folder(), name));
      writeFileSync(join(folder(), name, `${id}.soon`), "");
      writeFileSync(join(folder(), name, ".DS_Store"), "");
    }
    expect(await inbox.states()).toMatchObject([{ id, claimed: 0, failures: 0 }]);
  });
});

describe("with INBOX_KEY", () => {
  const secret = randomBytes(32);
  const files = (): string[] => readdirSync(join(folder(), "messages")).map((name) => join(folder(), "messages", name));

  test("nothing on the disk can be read without it", async () => {
    const inbox = openInbox(secret);
    const { id } = await inbox.accept({ message, suspicions: [] });
    const stored = Buffer.concat(files().map((file) => readFileSync(file)));
    for (const text of Object.values(message)) expect(stored.includes(text)).toBe(false);
    expect(await inbox.read(id)).toMatchObject(message);
    await expect(openInbox().read(id)).rejects.toThrow("INBOX_KEY absente");
    await expect(openInbox(randomBytes(32)).read(id)).rejects.toThrow("INBOX_KEY différente");
  });

  test("an altered message is told from one closed with another key", async () => {
    const inbox = openInbox(secret);
    const { id } = await inbox.accept({ message, suspicions: [] });
    const [file = ""] = files();
    const whole = readFileSync(file);
    for (const length of [10, 20, whole.length - 1]) {
      truncateSync(file, length);
      await expect(inbox.read(id)).rejects.toThrow(DamagedEntryError);
      writeFileSync(file, whole);
    }
    writeFileSync(file, Buffer.from(whole.map((byte, index) => (index === whole.length - 1 ? byte ^ 1 : byte))));
    await expect(inbox.read(id)).rejects.toThrow("fichier altéré");
    await expect(openInbox(randomBytes(32)).read(id)).rejects.not.toThrow(DamagedEntryError);
  });

  test("the content of one message can't pass for another's", () => {
    const seal = createSeal(secret);
    expect(() => seal.open(seal.close(Buffer.from("text"), "messages/a"), "messages/b")).toThrow(DamagedEntryError);
  });

  test("what was stored before the key was set stays readable", async () => {
    const { id } = await openInbox().accept({ message, suspicions: [] });
    expect(await openInbox(secret).read(id)).toMatchObject(message);
  });

  test("the same message sent twice is still one", async () => {
    await openInbox(secret).accept({ message, suspicions: [] });
    expect(await openInbox(secret).accept({ message, suspicions: [] })).toMatchObject({ created: false });
  });

  test.each(["", "trop-court", randomBytes(31).toString("base64"), randomBytes(32).toString("hex")])(
    "%j is not a key",
    (text) => {
      expect(() => parseInboxKey(text)).toThrow("32 octets en base64");
    },
  );
});
