/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useTemporaryFolder } from "../../netlify/testing/temporary-folder";
import { type ContactService, createContactService } from "../../netlify/lib/contact-service";
import { readSettings } from "../../netlify/lib/host/settings";
import { createFileSender } from "../../netlify/lib/mail/file-sender";
import { acquireLease } from "../../netlify/lib/delivery/lease";
import { createInbox } from "../../netlify/lib/inbox/inbox";
import { createFileStore } from "../../netlify/lib/inbox/file-store";
import { newState } from "../../netlify/lib/inbox/message-states";
import type { Store } from "../../netlify/lib/inbox/store";
import { withClockOffset as clockAhead, openProcess } from "../../netlify/testing/delivery";
import { startMailServer } from "../../netlify/testing/mail-server";
import { createMemoryStore } from "../../netlify/testing/memory-store";
import { eraseMessages, listMessages, retryMessages, showMessage, testMailServer } from "./commands";
import { openInbox } from "./open-inbox";

const folder = useTemporaryFolder();
const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour 👋\nà vous" };

const dateOf = (time: number): string =>
  `le ${new Date(time).toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" })}`;

/** Runs with the files' dates moved back by some minutes, as if that time had passed. */
const later = async <Result>(work: () => Promise<Result>, minutes = 3): Promise<Result> => {
  for (const name of readdirSync(join(folder(), "messages"))) {
    const file = join(folder(), "messages", name);
    const content = readFileSync(file, "utf8");
    writeFileSync(
      file,
      content.replace(/(?<="receivedAt":")[^"]+/, (at) => new Date(Date.parse(at) - minutes * 60_000).toISOString()),
    );
  }
  return work();
};

/** Without a mail server, each mail is written to a file. */
const open = (smtpUrl = ""): ContactService => {
  const store = createFileStore(folder());
  return createContactService(readSettings({ SMTP_URL: smtpUrl }), store, createFileSender(store), () => undefined);
};

let output: string;
let service: ContactService;
beforeEach(() => {
  output = "";
  const listen = (line: unknown): void => void (output += `${String(line)}\n`);
  jest.spyOn(console, "log").mockImplementation(listen);
  jest.spyOn(console, "error").mockImplementation(listen);
  // Nothing listens on that port: all deliveries fail.
  service = open("smtp://127.0.0.1:1");
});

const receive = async (change: Partial<typeof message> = {}, suspicions: "honeypot"[] = []): Promise<string> =>
  (await service.inbox.accept({ message: { ...message, ...change }, suspicions })).id;

test("lists unsent, sent, suspected and failed messages, with the last error", async () => {
  await receive({ message: "waits" });
  await service.inbox.markSent(await receive({ message: "sent" }), "250 OK");
  const failing = await receive({ message: "fails" });
  const state = (await service.inbox.states()).find(({ id }) => id === failing);
  if (state) await service.inbox.markFailed(state, "550 No such user", 0);
  await receive({ message: "suspect" }, ["honeypot"]);
  expect(await listMessages(service.inbox)).toBe(true);
  expect(output).toMatch(/en attente {2}Zoé <zoe@exemple\.fr>/);
  expect(output).toMatch(/envoyé le \d\d\/\d\d\/\d{4} \d\d:\d\d {2}Zoé/);
  expect(output).toMatch(
    /en échec \(1 essai\) {2}Zoé.*\n.*dernière raison : 550 No such user\n.*prochain essai : le \d/,
  );
  expect(output.match(/prochain essai/g)).toHaveLength(1);
  expect(output).toContain("Pour essayer tout de suite : npm run inbox -- retry");
  expect(output).toMatch(/\[suspect\] {2}Zoé/);
  expect(output).toContain("4 messages : 1 envoyé, 3 en attente, 1 suspect.");
});

test("reports the next attempt: an hour later if the mail may have been sent, at the next delivery run once due", async () => {
  await service.inbox.markFailed(newState(await receive()), "silence", 1);
  const now = await service.inbox.now();
  const soon = (minutes: number): string => dateOf(now + minutes * 60_000);
  await listMessages(service.inbox);
  expect([soon(59), soon(60)]).toContain(/prochain essai : (.*)/.exec(output)?.[1]);
  output = "";
  await listMessages(createInbox(clockAhead(createFileStore(folder()), 61 * 60_000), undefined));
  expect(output).toContain("prochain essai : à la prochaine tournée");
});

describe("a test mail", () => {
  const sendTestMail = (env: Record<string, string>): Promise<boolean> => testMailServer(readSettings(env));

  test("arrives through the mail server, whose reply is printed", async () => {
    const server = await startMailServer();
    expect(await sendTestMail({ SMTP_URL: server.url, CONTACT_TO: "moi@atelier.fr" })).toBe(true);
    expect(output).toMatch(/^Le serveur d’envoi a pris le message d’essai pour moi@atelier\.fr\u00A0: 250 /);
    expect(server.received).toMatchObject([
      { recipients: ["moi@atelier.fr"], email: { subject: expect.stringMatching(/^Message d’essai – /) as string } },
    ]);
    await server.close();
  });

  test.each([
    [{}, /^SMTP_URL n’est pas définie/],
    [{ SMTP_URL: "mail.exemple.fr" }, /^L’essai a échoué\u00A0: SMTP_URL est mal écrite/],
    [{ SMTP_URL: "smtp://127.0.0.1:1" }, /^L’essai a échoué\u00A0: rien n’écoute sur ce port/],
    [{ SMTP_URL: "smtp://127.0.0.1:1", CONTACT_TO: "moi" }, /^CONTACT_TO=.*est mal écrite/],
  ])("with %j fails, and prints why", async (env, explanation) => {
    expect(await sendTestMail(env)).toBe(false);
    expect(output).toMatch(explanation);
  });
});

test("shows a message in full, by the start of its id", async () => {
  const id = await receive();
  expect(await showMessage(service.inbox, id.slice(0, 6))).toBe(true);
  expect(output).toContain("Bonjour 👋\nà vous");
  expect(await showMessage(service.inbox, "nothing")).toBe(false);
  expect(output).toContain("Aucun message");
});

test("removes terminal control characters", async () => {
  await showMessage(service.inbox, await receive({ message: "a\u001B[2Jb" }));
  expect(output).not.toContain("\u001B");
});

/** A retry from another process, a few minutes later. */
const retry = (smtpUrl?: string, withServer = true): Promise<boolean> => {
  const { delivery } = open(smtpUrl);
  return later(() => retryMessages(delivery, withServer));
};

test("retries at once, and reports how many messages are still waiting", async () => {
  await receive();
  expect(await retry("smtp://127.0.0.1:1")).toBe(false);
  expect(output).toContain("0 envoyé, 1 en échec, 0 laissé en attente");
  expect(await retry()).toBe(true);
  expect(output).toContain("1 envoyé, 0 en échec");
});

test("leaves recent messages to their process, and does nothing during another delivery run", async () => {
  await receive();
  expect(await retryMessages(service.delivery, true)).toBe(false);
  expect(output).toContain("Ceux de moins de deux minutes partent d’eux-mêmes");
  await acquireLease(createFileStore(folder()));
  expect(await retryMessages(service.delivery, true)).toBe(false);
  expect(output).toContain("Un autre programme envoie en ce moment");
});

test("reports a missing SMTP_URL", async () => {
  await receive();
  const { inbox, delivery } = openInbox({ INBOX_DIR: folder() });
  expect(await later(() => retryMessages(delivery, false))).toBe(false);
  expect(output).toContain("0 envoyé, 0 en échec, 1 laissé en attente");
  expect(output).toContain("sans SMTP_URL");
  // A mail written to the outbox folder does not count as sent.
  expect(await inbox.states()).toMatchObject([{ attempts: 0 }]);
  expect(await createFileStore(folder()).list("outbox")).toEqual([]);
});

test("lists an unreadable message beside the others", async () => {
  await receive();
  await createFileStore(folder()).create(`messages/${"0".repeat(32)}`, Buffer.from(`sealed:${"x".repeat(40)}`));
  for (const content of ["{}", "{", ""]) {
    await createFileStore(folder()).create(`messages/${content.length}${"1".repeat(31)}`, Buffer.from(content));
  }
  await listMessages(service.inbox);
  expect(output).toContain("illisible : INBOX_KEY absente");
  expect(output.match(/illisible : fichier altéré/g)).toHaveLength(3);
  expect(output).toContain("5 messages");
});

test("reads few messages concurrently, as systems limit open files", async () => {
  for (let number = 0; number < 50; number += 1) await receive({ message: String(number) });
  let [reading, maxReading] = [0, 0];
  const store = createFileStore(folder());
  const read: typeof store.read = async (key) => {
    maxReading = Math.max(maxReading, ++reading);
    return store.read(key).finally(() => (reading -= 1));
  };
  await listMessages(createInbox({ ...store, read }, undefined));
  expect(output).toContain("50 messages");
  expect(maxReading).toBeLessThan(20);
});

test("reports where damaged messages were moved", async () => {
  const damaged = "0".repeat(32);
  await createFileStore(folder()).create(`messages/${damaged}`, Buffer.from("{}"));
  expect(await retry()).toBe(true);
  expect(output).toContain("1 illisible, mis de côté");
  output = "";
  expect(await listMessages(service.inbox)).toBe(true);
  expect(output).toContain(`illisible, mis de côté : damaged/${damaged}.`);
});

test("fails once a message has waited for more than an hour", async () => {
  await receive();
  expect(await listMessages(service.inbox)).toBe(true);
  expect(await later(() => listMessages(open().inbox), 61)).toBe(false);
  expect(output).toContain("attente de plus d’une heure pour 1 message.");
});

test("reads the production inbox only with both credentials", async () => {
  await receive();
  const asked = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json({ blobs: [], directories: [] })));
  const environment = { INBOX_DIR: folder(), NETLIFY_SITE_ID: "site" };
  await listMessages(openInbox(environment).inbox);
  expect([asked.mock.calls.length, output]).toEqual([0, expect.stringContaining("1 message :")]);
  output = "";
  await listMessages(openInbox({ ...environment, NETLIFY_AUTH_TOKEN: "token" }).inbox);
  expect(asked).toHaveBeenCalledWith(expect.stringContaining("/site/"), expect.anything());
  expect(output).toContain("0 message :");
});

test("prints what to do about a message that the server never confirmed", async () => {
  const id = await receive();
  await service.inbox.markFailed(newState(id), "silence", 5);
  await listMessages(service.inbox);
  expect(output).toContain("prochain essai : aucun : le serveur d’envoi l’a reçu 5 fois sans le confirmer");
  expect(output).toContain(`npm run inbox -- effacer ${id.slice(0, 8)} ; sinon : npm run inbox -- retry`);
});

describe("erasing", () => {
  const stores: [string, () => Store][] = [
    ["a folder", () => createFileStore(folder())],
    ["a store as Netlify Blobs is", () => createMemoryStore()],
  ];

  test.each(stores)(
    "a person's data removes all of it from %s, and nothing of other people's",
    async (_title, open) => {
      const store = open();
      const inbox = createInbox(store, undefined);
      const { delivery } = openProcess(clockAhead(store, 3 * 60_000), createFileSender(store));
      const accept = async (email: string, text: string): Promise<string> =>
        (await inbox.accept({ message: { ...message, email, message: text }, suspicions: [] })).id;
      const sent = await accept("Zoe@Exémple.fr", "envoyé");
      const other = await accept("ann-zoe@exemple.fr", 'cite zoe@xn--exmple-cva.fr, "email":"zoe@xn--exmple-cva.fr"');
      await delivery.runDelivery();
      const failed = await accept("zoe@xn--exmple-cva.fr", "en échec");
      await inbox.markFailed(newState(failed), "550", 0);
      await store.create("damaged/abc.1", Buffer.from('{"name":"Zoé","email":"zoe@exémple.fr","mess'));
      await store.create("damaged/def.1", Buffer.from('{"name":"Zoé","email":"ann-zoe@exemple.fr","mess'));

      expect(await eraseMessages(store, inbox, "zoe@EXÉMPLE.fr")).toBe(true);
      const left = await Promise.all(
        ["messages", "sent", "failed", "outbox", "damaged"].map((each) => store.list(each)),
      );
      expect(left.flat().join()).not.toMatch(new RegExp(`${sent}|${failed}|abc`));
      expect(left.map((names) => names.length)).toEqual([1, 1, 0, 1, 1]);
      expect(left.flat().join()).toContain(other);
      expect(output).toContain("Effacé de la boîte : 2 messages, dont 1 jamais envoyé, et 2 fichiers.");
      expect(await eraseMessages(store, inbox, "zoe@exémple.fr")).toBe(false);
    },
  );

  test("one message, by the start of its id", async () => {
    const [id] = [await receive({ message: "un" }), await receive({ message: "deux" })];
    expect(await eraseMessages(createFileStore(folder()), service.inbox, id.slice(0, 8))).toBe(true);
    expect(await service.inbox.states()).toHaveLength(1);
  });

  test("names the entries that only another key can decrypt", async () => {
    const { id } = await createInbox(createFileStore(folder()), randomBytes(32)).accept({ message, suspicions: [] });
    expect(await eraseMessages(createFileStore(folder()), service.inbox, message.email)).toBe(false);
    expect(output).toContain(`Illisibles sans leur INBOX_KEY, donc laissés (docs/contact.md) : messages/${id}`);
    expect(output).not.toContain("Abîmés");
  });

  test("damaged messages by their address, even before they are set aside; names those without one", async () => {
    const store = createFileStore(folder());
    const [theirs, unknown, other] = ["a", "b", "c"].map((letter) => letter.repeat(32));
    await store.create(`messages/${theirs}`, Buffer.from('{"name":"Zoé","email":"zoe@exemple.fr","mess'));
    await store.create(`messages/${unknown}`, Buffer.from("{"));
    await store.create(`messages/${other}`, Buffer.from('{"name":"Ann","email":"ann@exemple.fr","mess'));
    await store.create(`damaged/${unknown}.1`, Buffer.from("{"));
    expect(await eraseMessages(store, service.inbox, message.email)).toBe(true);
    expect(output).toContain(`messages/${theirs}\n`);
    expect(output).toMatch(
      new RegExp(`^Abîmés, sans adresse lisible, donc laissés .* : messages/${unknown}, damaged/${unknown}\\.1$`, "m"),
    );
    expect(output).not.toContain("INBOX_KEY");
    expect((await store.list("messages")).sort()).toEqual([unknown, other]);
  });
});
