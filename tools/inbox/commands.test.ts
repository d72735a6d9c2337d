/** @jest-environment node */
import { useFolder } from "../../netlify/testing/folder";
import { openReception, type TestReception } from "../../netlify/testing/reception";
import { createFileStore } from "../../netlify/lib/inbox/file-store";
import { listMessages, retryMessages, showMessage } from "./commands";
import { openInboxMailroom } from "./open-mailroom";

const folder = useFolder();
const message = { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour 👋\nà vous" };

let said: string;
let mailroom: TestReception;
beforeEach(() => {
  said = "";
  const listen = (line: unknown): void => void (said += `${String(line)}\n`);
  jest.spyOn(console, "log").mockImplementation(listen);
  jest.spyOn(console, "error").mockImplementation(listen);
  // Nobody listens on that port: every delivery fails.
  mailroom = openReception(folder(), "smtp://127.0.0.1:1");
});

const receive = async (change: Partial<typeof message> = {}, suspicions: "honeypot"[] = []): Promise<string> =>
  (await mailroom.inbox.accept({ message: { ...message, ...change }, suspicions })).id;

test("lists what waits, what was delivered, what is suspect, and what fails with the server's answer", async () => {
  await receive({ message: "waits" });
  await mailroom.inbox.markDelivered(await receive({ message: "delivered" }), "250 OK");
  const failing = await receive({ message: "fails" });
  await mailroom.inbox.markFailed(await mailroom.inbox.stateOf(failing), 1, "550 No such user");
  await receive({ message: "suspect" }, ["honeypot"]);
  expect(await listMessages(mailroom)).toBe(true);
  expect(said).toMatch(/en attente {2}Zoé <zoe@exemple\.fr>/);
  expect(said).toMatch(/livré le \d\d\/\d\d\/\d{4} \d\d:\d\d {2}Zoé/);
  expect(said).toMatch(/en échec \(1 essai\) {2}Zoé.*\n.*550 No such user/);
  expect(said).toMatch(/\[suspect\] {2}Zoé/);
  expect(said).toContain("4 messages : 1 livrés, 3 en attente, 1 suspects.");
});

test("shows one message whole, by the beginning of its id", async () => {
  const id = await receive();
  expect(await showMessage(mailroom, id.slice(0, 6))).toBe(true);
  expect(said).toContain("Bonjour 👋\nà vous");
  expect(await showMessage(mailroom, "nothing")).toBe(false);
  expect(said).toContain("Aucun message");
});

test("lets no visitor drive the terminal", async () => {
  await showMessage(mailroom, await receive({ message: "a\u001B[2Jb" }));
  expect(said).not.toContain("\u001B");
});

test("retries at once, and says that it is not over", async () => {
  await receive();
  expect(await retryMessages(mailroom)).toBe(false);
  expect(said).toContain("0 livrés, 1 en échec");
  expect(await retryMessages(openReception(folder()))).toBe(true);
  expect(said).toContain("1 livrés, 0 en échec");
});

test("says what is missing when nothing can leave", async () => {
  const id = await receive();
  expect(await retryMessages(mailroom)).toBe(false);
  said = "";
  expect(await retryMessages(openInboxMailroom({ INBOX_DIR: folder() }))).toBe(false);
  expect(said).toContain("0 livrés, 0 en échec, 1 laissés en attente");
  expect(said).toContain("sans SMTP_URL");
  // A file that nobody reads is no delivery.
  expect((await mailroom.inbox.stateOf(id)).deliveredAt).toBeUndefined();
  expect(await createFileStore(folder()).list("outbox")).toEqual([]);
});

test("lists a message that can't be read without hiding the others", async () => {
  await receive();
  await createFileStore(folder()).create(`messages/${"0".repeat(32)}`, Buffer.from(`sealed:${"x".repeat(40)}`));
  for (const content of ["{}", "{", ""]) {
    await createFileStore(folder()).create(`messages/${content.length}${"1".repeat(31)}`, Buffer.from(content));
  }
  await listMessages(mailroom);
  expect(said).toContain("illisible : INBOX_KEY absente");
  expect(said.match(/illisible : fichier altéré/g)).toHaveLength(3);
  expect(said).toContain("5 messages");
});

test("holds few messages open at once: a system allows no more than some hundreds", async () => {
  for (let number = 0; number < 50; number += 1) await receive({ message: String(number) });
  let [open, most] = [0, 0];
  const { inbox } = mailroom;
  const read = async (id: string): ReturnType<typeof inbox.read> => {
    most = Math.max(most, ++open);
    try {
      return await inbox.read(id);
    } finally {
      open -= 1;
    }
  };
  await listMessages({ ...mailroom, inbox: { ...inbox, read } });
  expect(said).toContain("50 messages");
  expect(most).toBeLessThan(20);
});

test("names what was set apart", async () => {
  const damaged = "0".repeat(32);
  await createFileStore(folder()).create(`messages/${damaged}`, Buffer.from("{}"));
  expect(await retryMessages(openReception(folder()))).toBe(true);
  expect(said).toContain("1 illisibles, mis de côté");
  said = "";
  expect(await listMessages(mailroom)).toBe(true);
  expect(said).toContain(`illisible, mis de côté : unreadable/${damaged}.`);
});

test("fails, so that a script can tell, once a message has waited for more than an hour", async () => {
  await receive();
  expect(await listMessages(mailroom)).toBe(true);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61 * 60_000);
  expect(await listMessages(mailroom)).toBe(false);
  expect(said).toContain("attente de plus d’une heure pour 1 message(s)");
  expect(await retryMessages(openReception(folder()))).toBe(true);
  expect(await listMessages(mailroom)).toBe(true);
});

test("reads the site's own inbox only with both keys to it", async () => {
  await receive();
  const asked = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json({ blobs: [], directories: [] })));
  const environment = { INBOX_DIR: folder(), NETLIFY_SITE_ID: "site" };
  await listMessages(openInboxMailroom(environment));
  expect([asked.mock.calls.length, said]).toEqual([0, expect.stringContaining("1 messages")]);
  said = "";
  await listMessages(openInboxMailroom({ ...environment, NETLIFY_AUTH_TOKEN: "token" }));
  expect(asked).toHaveBeenCalledWith(expect.stringContaining("/site/"), expect.anything());
  expect(said).toContain("0 messages");
});
