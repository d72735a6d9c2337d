/** @jest-environment node */
import { minute, onlyState, openProcess, storeMessage } from "../../testing/delivery";
import { type MailServer, startMailServer } from "../../testing/mail-server";
import { createMemoryStore, type MemoryStore } from "../../testing/memory-store";
import { createInbox } from "../inbox/inbox";
import type { Acknowledgement } from "../mail/compose";
import { createSmtpSender } from "../mail/smtp";

const acknowledgement: Acknowledgement = {
  provider: "Odile Bois",
  answer: "Je réponds sous deux jours ouvrés.",
  phone: "06 39 98 00 00",
  hours: "de 8 h à 18 h",
};

let store: MemoryStore;
let server: MailServer;
/** Addresses that the server refuses. */
let refused: string[];
beforeEach(async () => {
  refused = [];
  store = createMemoryStore(Date.parse("2026-01-05T10:05:00.000Z"));
  server = await startMailServer({
    onRcptTo: ({ address }, _, done) => done(refused.includes(address) ? new Error("unknown") : null),
  });
});
afterEach(() => server.close());

const start = (given: Acknowledgement | undefined = acknowledgement) =>
  openProcess(store, createSmtpSender(server.url), given);
const send = async (text: string, submission = {}, process = start()) =>
  process.delivery.sendNew(await storeMessage(store, text, submission));
/** Recipients of the mails, in the order of sending. */
const recipients = () => server.received.flatMap((mail) => mail.recipients);

test("the visitor's acknowledgement follows the provider's mail, and quotes nothing of the message", async () => {
  const visitor = { name: "Zoé", email: "zoe@exemple.fr", message: "Achetez mes pilules" };
  await start().delivery.sendNew(await createInbox(store, undefined).accept({ message: visitor, suspicions: [] }));
  expect(recipients()).toEqual(["moi@atelier.fr", "zoe@exemple.fr"]);
  const { email } = server.received[1]!;
  expect(email.subject).toBe("Votre message est arrivé – Atelier Bois Clair");
  expect(email.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }));
  expect(email.replyTo).toMatchObject([{ name: "Odile Bois", address: "moi@atelier.fr" }]);
  expect(email.text).toContain("Je réponds sous deux jours ouvrés.");
  expect(email.text).toContain("06 39 98 00 00, de 8 h à 18 h.");
  for (const part of [email.text, email.html, email.subject]) expect(part).not.toMatch(/Zoé|pilules/);
});

test("without a telephone number, the mail does not mention one", async () => {
  await send("Bonjour", {}, start({ provider: "Odile Bois", answer: "Je réponds demain." }));
  expect(server.received[1]!.email.text).not.toContain("Appelez");
});

test.each([
  ["the provider wants none", {}, undefined],
  ["the message looks like spam", { suspicions: ["il arrive dans une rafale de messages"] }, acknowledgement],
])("no acknowledgement is sent if %s", async (_, submission, given) => {
  await openProcess(store, createSmtpSender(server.url), given).delivery.sendNew(
    await storeMessage(store, "a", submission),
  );
  expect(recipients()).toEqual(["moi@atelier.fr"]);
});

test("an address receives at most one acknowledgement an hour, in any letter case, from two processes too", async () => {
  await Promise.all([send("un"), send("deux", { email: "Zoe@Exemple.fr" })]);
  store.time += 59 * minute;
  await send("trois");
  expect(recipients().filter((address) => /zoe/i.test(address))).toHaveLength(1);
  store.time += 60 * minute;
  await send("quatre");
  expect(recipients().filter((address) => /zoe/i.test(address))).toHaveLength(2);
});

test("at most twenty acknowledgements are sent in an hour, whatever the addresses", async () => {
  for (let one = 0; one < 22; one += 1) await send(`${one}`, { email: `personne-${one}@exemple.fr` });
  expect(recipients().filter((address) => address !== "moi@atelier.fr")).toHaveLength(20);
  expect(recipients().filter((address) => address === "moi@atelier.fr")).toHaveLength(22);
});

test("an address that the mail server refuses leaves the message delivered, once", async () => {
  refused = ["zoe@exemple.fr"];
  const process = start();
  await send("Bonjour", {}, process);
  expect(process.logged).toContainEqual(
    expect.objectContaining({ event: "contact.acknowledgement_failed", reason: "smtp 550" }),
  );
  expect(await onlyState(store)).toMatchObject({ attempts: 0, sentAt: store.time });
  store.time += 10 * minute;
  await start().delivery.runDelivery(true);
  expect(recipients()).toEqual(["moi@atelier.fr"]);
});

test("a store that fails afterwards leaves the message delivered", async () => {
  const accepted = await storeMessage(store, "Bonjour");
  const broken = { ...store, list: () => Promise.reject(new Error("down")), now: () => store.now() };
  await openProcess(broken, createSmtpSender(server.url), acknowledgement).delivery.sendNew(accepted);
  expect(recipients()).toEqual(["moi@atelier.fr"]);
  expect(await onlyState(store)).toMatchObject({ sentAt: store.time });
});

test("a message that the provider has not received is not acknowledged", async () => {
  refused = ["moi@atelier.fr"];
  await send("Bonjour");
  expect(recipients()).toEqual([]);
});

test("the hash of an address is removed once an acknowledgement may be sent to it again", async () => {
  await send("Bonjour");
  expect(await store.list("acknowledged")).toEqual([expect.stringMatching(/^[\da-f]{32}\.\d+$/)]);
  store.time += 60 * minute;
  await start().delivery.runDelivery();
  expect(await store.list("acknowledged")).toHaveLength(1);
  store.time += 60 * minute;
  await start().delivery.runDelivery();
  expect(await store.list("acknowledged")).toEqual([]);
});
