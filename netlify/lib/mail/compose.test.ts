/** @jest-environment node */
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { createMemoryStore } from "../../testing/memory-store";
import { identity } from "../../testing/reception";
import type { StoredMessage } from "../inbox/stored-message";
import { composeMail, composeNotice } from "./compose";
import { createFileSender } from "./file-sender";

const message: StoredMessage = {
  name: "Zoé d’Ünal 👋",
  email: "zoe+devis@exemple.fr",
  message: "Bonjour,\n\nUn œuf à 3 € ? 🥚\n.\nFin",
  receivedAt: "2026-01-05T09:30:00.000Z",
  suspicions: [],
};

/** Parses the mail with a third-party library. */
async function parsed(change: Partial<StoredMessage> = {}): Promise<Email> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: raw } = await composer.sendMail(composeMail("abc123", { ...message, ...change }, identity));
  return PostalMime.parse(raw as Buffer);
}

test("has the site as sender, the visitor's name in the subject, and the visitor as reply address", async () => {
  const email = await parsed();
  expect(email.subject).toBe("Message de Zoé d’Ünal 👋 – Atelier Bois Clair");
  expect(email.from).toMatchObject({ name: "Atelier Bois Clair", address: "site@atelier.fr" });
  expect(email.to).toMatchObject([{ address: "moi@atelier.fr" }]);
  expect(email.replyTo).toMatchObject([{ name: "Zoé d’Ünal 👋", address: "zoe+devis@exemple.fr" }]);
  expect(email.messageId).toBe("<abc123@atelier.fr>");
});

test("has a Message-ID in ASCII, whatever the domain of the site", () => {
  const { messageId } = composeMail("abc123", message, { ...identity, from: "site@été.fr" });
  expect(messageId).toBe("<abc123@xn--t-9fab.fr>");
});

test("keeps line breaks, accents and emoji in both parts", async () => {
  const email = await parsed();
  expect(email.text).toContain(message.message);
  expect(email.text).toContain("lundi 5 janvier 2026 à 10\u00A0h\u00A030 (heure de Paris)");
  expect(email.html).toContain(message.message);
});

test("dates a message in Paris time, after midnight too", async () => {
  const { text } = await parsed({ receivedAt: "2026-01-05T23:05:00.000Z" });
  expect(text).toContain("mardi 6 janvier 2026 à 0\u00A0h\u00A005 (heure de Paris)");
});

test("shows a visitor's markup as text", async () => {
  const email = await parsed({ name: "<script>x</script>", message: '<img src=x onerror="y"> & co' });
  expect(email.html).not.toMatch(/<(script|img)/);
  expect(email.html).toContain("&lt;img src=x onerror=&quot;y&quot;&gt; &amp; co");
});

test.each(["=?utf-8?Q?=E2=80=AEmoc?=", "=?utf-8?B?4oCuYQ==?=", "Zoé =?utf-8?Q?=E2=80=AE?="])(
  "never decodes the name %j",
  async (name) => {
    const { subject, replyTo, text } = await parsed({ name });
    const shown = name.replaceAll("=?", "= ?");
    expect([subject, replyTo?.[0]?.name]).toEqual([`Message de ${shown} – Atelier Bois Clair`, shown]);
    expect(text).toContain(`Nom\u00A0: ${name}`);
  },
);

test("shows an internationalised domain in Unicode, and has its ASCII form as reply address", async () => {
  const { text, replyTo } = await parsed({ email: "zoe@xn--caf-dma.fr" });
  expect(text).toContain("E-mail\u00A0: zoe@café.fr\n");
  expect(replyTo?.[0]?.address).toBe("zoe@xn--caf-dma.fr");
});

test("shows a domain that can't be decoded unchanged", async () => {
  expect((await parsed({ email: "zoe@xn--a.fr" })).text).toContain("E-mail\u00A0: zoe@xn--a.fr\n");
});

test("is written to a file with CRLF line breaks, as mail clients expect", async () => {
  const store = createMemoryStore();
  await createFileSender(store)(composeMail("abc123", message, identity));
  expect(String(store.entries.get("outbox/abc123.eml"))).not.toMatch(/(?<!\r)\n/);
});

test("flags a suspected bot, with the reasons", async () => {
  const email = await parsed({ suspicions: ["trop vite", "trop bien"] });
  expect(email.subject).toMatch(/^\[Suspect\] Message de Zoé/);
  expect(email.text).toContain("Peut-être un robot\u00A0: trop vite\u202F; trop bien.");
});

test.each([
  [1, "Un message", "attendait", "le message devrait suivre dans la journée"],
  [3, "3 messages", "attendaient", "l’envoi fonctionne de nouveau, et les messages devraient suivre dans la journée"],
])("reports %i overdue, and what to expect", (overdue, what, waited, next) => {
  const { subject, to, text } = composeNotice(overdue, identity);
  expect([subject, to]).toEqual([
    `${what} transmis en retard – Atelier Bois Clair`,
    { name: "", address: identity.to },
  ]);
  expect(text).toContain(`${what} du formulaire de contact ${waited} depuis plus d’une heure`);
  expect(text).toContain(next);
  expect(text).toContain("Transmettez cet e-mail à la personne qui a installé le site");
});

test("truncates a long name in the subject, between characters", async () => {
  const email = await parsed({ name: "👋".repeat(200) });
  expect(email.subject).toBe(`Message de ${"👋".repeat(60)}… – Atelier Bois Clair`);
  expect(email.text).toContain("👋".repeat(200));
});
