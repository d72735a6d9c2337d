/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../testing/folder";
import { createFileStore } from "./file-store";
import { createInbox, type Inbox } from "./inbox";
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

test("tells the state of a message from what happened to it", async () => {
  const inbox = openInbox();
  const { id } = await inbox.accept({ message, suspicions: ["speed"], key: "k" });
  expect(await inbox.states()).toMatchObject([{ id, failures: 0 }]);
  time += minute;
  await inbox.markFailed(id, "450 Try later");
  time += minute;
  await inbox.markFailed(id, "550 No such user");
  const [failing] = await inbox.states();
  expect(failing).toMatchObject({ failures: 2, lastFailureAt: time });
  expect(failing && (await inbox.lastFailure(failing))).toMatchObject({ answer: "550 No such user" });
  time += minute;
  await inbox.markDelivered(id, "250 OK");
  expect(await inbox.states()).toMatchObject([{ id, failures: 2, deliveredAt: time }]);
  expect(await inbox.read(id)).toEqual({ ...message, suspicions: ["speed"], receivedAt: "2026-01-05T09:59:00.000Z" });
});

test("leaves nothing of a removed message", async () => {
  const inbox = openInbox();
  const { id } = await inbox.accept({ message, suspicions: [] });
  await inbox.markFailed(id, "450");
  await inbox.markDelivered(id, "250");
  for (const state of await inbox.states()) await inbox.remove(state);
  expect(await inbox.states()).toEqual([]);
  expect(await inbox.read(id)).toBeNull();
});

describe("with INBOX_KEY", () => {
  const secret = randomBytes(32);
  const files = (): string[] => readdirSync(join(folder(), "messages")).map((name) => join(folder(), "messages", name));

  test("nothing on the disk can be read without it", async () => {
    const inbox = openInbox(secret);
    const { id } = await inbox.accept({ message, suspicions: [] });
    expect(
      files()
        .map((file) => readFileSync(file, "latin1"))
        .join(),
    ).not.toMatch(/Zo|exemple|Bonjour/);
    expect(await inbox.read(id)).toMatchObject(message);
    await expect(openInbox().read(id)).rejects.toThrow("INBOX_KEY absente");
    await expect(openInbox(randomBytes(32)).read(id)).rejects.toThrow("INBOX_KEY différente");
  });

  test("the content of one message can't pass for another's", () => {
    const seal = createSeal(secret);
    expect(() => seal.open(seal.close(Buffer.from("text"), "messages/a"), "messages/b")).toThrow("INBOX_KEY");
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
