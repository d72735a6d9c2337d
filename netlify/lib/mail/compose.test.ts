/** @jest-environment node */
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import type { StoredMessage } from "../inbox/stored-message";
import { composeMail, composeNotice } from "./compose";

const identity = { siteName: "Atelier Sans Code", from: "site@atelier.fr", to: "moi@atelier.fr" };
const message: StoredMessage = {
  name: "Zoé d’Ünal 👋",
  email: "zoe+devis@exemple.fr",
  message: "Bonjour,\n\nUn œuf à 3 € ? 🥚\n.\nFin",
  receivedAt: "2026-01-05T09:30:00.000Z",
  suspicions: [],
};

/** As a third party reads what goes over the wire. */
async function parsed(change: Partial<StoredMessage> = {}): Promise<Email> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: raw } = await composer.sendMail(composeMail("abc123", { ...message, ...change }, identity));
  return PostalMime.parse(raw as Buffer);
}

test("says whose site it is, who writes, and whom to answer", async () => {
  const email = await parsed();
  expect(email.subject).toBe("Message de Zoé d’Ünal 👋 – Atelier Sans Code");
  expect(email.from).toMatchObject({ name: "Atelier Sans Code", address: "site@atelier.fr" });
  expect(email.to).toMatchObject([{ address: "moi@atelier.fr" }]);
  expect(email.replyTo).toMatchObject([{ name: "Zoé d’Ünal 👋", address: "zoe+devis@exemple.fr" }]);
  expect(email.messageId).toBe("<abc123@atelier.fr>");
});

test("keeps the text intact, lines, accents and emoji, in both parts", async () => {
  const email = await parsed();
  expect(email.text).toContain(message.message);
  expect(email.text).toContain("lundi 5 janvier 2026 à 10:30 (heure de Paris)");
  expect(email.html).toContain(message.message);
});

test("shows a visitor's markup as text", async () => {
  const email = await parsed({ name: "<script>x</script>", message: '<img src=x onerror="y"> & co' });
  expect(email.html).not.toMatch(/<(script|img)/);
  expect(email.html).toContain("&lt;img src=x onerror=&quot;y&quot;&gt; &amp; co");
});

test("marks what looks like a robot's, and says why", async () => {
  const email = await parsed({ suspicions: ["honeypot", "speed"] });
  expect(email.subject).toMatch(/^\[Suspect\] Message de Zoé/);
  expect(email.text).toMatch(/Peut-être un robot.*champ invisible.*plus vite/);
});

test.each([
  [
    1,
    "Un message en retard – Atelier Sans Code",
    "Un message du formulaire de contact attendait depuis plus d’une heure",
  ],
  [3, "3 messages en retard – Atelier Sans Code", "3 messages du formulaire de contact attendaient depuis"],
])("says that %i have waited", (overdue, subject, sentence) => {
  const notice = composeNotice(overdue, identity);
  expect(notice).toMatchObject({ subject, envelope: { from: identity.from, to: [identity.to] } });
  expect(notice.text).toContain(sentence);
});

test("cuts a long name in the subject, between characters", async () => {
  const email = await parsed({ name: "👋".repeat(200) });
  expect(email.subject).toBe(`Message de ${"👋".repeat(60)}… – Atelier Sans Code`);
  expect(email.text).toContain("👋".repeat(200));
});

test.each(['Zoé", <autre@exemple.fr>, "', "autre@exemple.fr, b@exemple.fr", "=?utf-8?q?a?= <c@d.fr>", "a;b:c@d.fr"])(
  "keeps the name %j a name",
  async (name) => {
    const email = await parsed({ name });
    expect(email.replyTo).toHaveLength(1);
    expect(email.replyTo?.[0]).toMatchObject({ address: "zoe+devis@exemple.fr" });
    expect(email.headers.filter(({ key }) => ["to", "cc", "bcc", "from"].includes(key))).toHaveLength(2);
  },
);
