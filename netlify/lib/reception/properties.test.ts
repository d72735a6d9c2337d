/** @jest-environment node */
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { createMemoryStore } from "../../testing/memory-store";
import { identity, receptionOf } from "../../testing/reception";
import { createInbox } from "../inbox/inbox";
import { composeMail } from "../mail/compose";
import { receive } from "./receive";

/** Typical attacks, mixed with arbitrary input. */
const attack = fc.constantFrom(
  "Zoé\r\nBcc: victime@exemple.fr",
  "zoe@exemple.fr\r\nTo: victime@exemple.fr",
  "zoe@exemple.fr,victime@exemple.fr",
  '"Zoé" <victime@exemple.fr>',
  "zoe@exemple.fr\u2028Cc: victime@exemple.fr",
  "=?utf-8?B?DQpCY2M6IHZpY3RpbWVAZXhlbXBsZS5mcg==?=",
  "victime@exemple.fr>, <zoe@exemple.fr",
  "\u202Egpj.exe",
  "\r\n.\r\nMAIL FROM:<a@b.fr>\r\n",
  "</textarea><script>alert(1)</script>",
  "__proto__",
);
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.lorem(), attack);
const address = fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: text });
const anything = fc.anything({ maxDepth: 2 });

const long = fc.integer({ min: 9000, max: 80_000 }).map((length) => "é".repeat(length / 2) + "a".repeat(length / 2));

const message = fc.record({ name: text, email: address, message: text });
const fields = fc.oneof(
  { weight: 6, arbitrary: message },
  {
    weight: 1,
    arbitrary: fc.record(
      { name: anything, email: anything, message: anything, site_web: anything },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ name: text, email: address, message: long }) },
  { weight: 1, arbitrary: anything },
);

type Sending = { isForm: boolean; fields: unknown; key: string | undefined };
const sending: fc.Arbitrary<Sending> = fc.record({
  isForm: fc.boolean(),
  fields,
  key: fc.option(fc.lorem(), { nil: undefined }),
});

function toForm(value: unknown): string {
  const pairs = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string")).toString();
}

const toJson = (value: unknown): string => JSON.stringify(value) || "";

/** A request with these fields, as a form or as JSON. */
function requestOf({ isForm, fields: value, key }: Sending): Request {
  return new Request("http://localhost:8888/contact", {
    method: "POST",
    headers: {
      "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: isForm ? toForm(value) : toJson(value),
  });
}

const composer = createTransport({ streamTransport: true, buffer: true });
/** The headers a mail may have. */
const allowedHeaders = ["from", "to", "reply-to", "subject", "message-id", "date", "mime-version", "content-type"];

/** What a third-party parser finds in a mail; only the reply address and the text may come from the visitor. */
const readMail = (email: Email, text: string) => ({
  headers: new Set(email.headers.map(({ key }) => key)),
  repeated: email.headers.length > allowedHeaders.length,
  people: [email.from, ...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? []), ...(email.replyTo ?? [])].map(
    (person) => person?.address,
  ),
  attachments: email.attachments.length,
  saysTheMessage: email.text?.replace(/\r\n/g, "\n").includes(text),
});

/** CPU time of this process in milliseconds, independent of the machine's load. */
const cpuTime = (): number => process.cpuUsage().user / 1000;

const statuses = [200, 303, 400, 413];

test("any input: no 5xx, no hang, and no injected header or recipient in the mail", async () => {
  const inbox = createInbox(createMemoryStore(), undefined);
  const accepted: string[] = [];
  const reception = receptionOf(inbox, ({ id }) => accepted.push(id));
  const seen: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(sending, async (sent) => {
      accepted.length = 0;
      const before = cpuTime();
      const response = await receive(requestOf(sent), "", reception, () => undefined);
      if (cpuTime() - before > 2000) throw new Error("an input that takes seconds");
      seen[response.status] = (seen[response.status] ?? 0) + 1;
      if (!statuses.includes(response.status)) throw new Error(`answered ${response.status}`);
      for (const id of accepted) {
        const stored = await inbox.read(id);
        if (!stored || stored instanceof Error) throw new Error("acknowledged but not stored");
        const mail = composeMail(id, stored, identity);
        const { message: raw, envelope } = await composer.sendMail(mail);
        expect(envelope).toEqual({ from: identity.from, to: [identity.to] });
        expect(readMail(await PostalMime.parse(raw as Buffer), stored.message)).toEqual({
          headers: new Set(allowedHeaders),
          repeated: false,
          people: [identity.from, identity.to, stored.email],
          attachments: 0,
          saysTheMessage: true,
        });
      }
    }),
    { numRuns: 500 },
  );
  // The property is vacuous if no message is accepted.
  expect((seen[200] ?? 0) + (seen[303] ?? 0)).toBeGreaterThan(100);
  expect(Object.keys(seen)).toEqual(statuses.map(String));
}, 120_000);
