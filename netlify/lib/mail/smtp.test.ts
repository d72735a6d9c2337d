/** @jest-environment node */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { type Behaviour, startMailServer, type MailServer } from "../../testing/mail-server";
import { identity } from "../../testing/reception";
import { composeMail } from "./compose";
import { createSmtpSender, mayBeSent, parseSmtpUrl } from "./smtp";

const mail = composeMail(
  "0123456789abcdef",
  { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour", receivedAt: "2026-01-05T09:30:00.000Z", suspicions: [] },
  identity,
);

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

/** Sends; returns the error, and whether the mail may have been sent. */
async function failureOf(url: string): Promise<{ error: Error; maybeSent: boolean }> {
  const error = await createSmtpSender(url, { connecting: 300, sending: 600 })(mail).then(
    () => new Error("sent"),
    (reason: unknown) => reason as Error,
  );
  return { error, maybeSent: mayBeSent(error) };
}

test("sends the mail and returns the server's response", async () => {
  await expect(createSmtpSender(server.url)(mail)).resolves.toMatch(/^250 /);
  expect(server.received).toMatchObject([{ sender: "site@atelier.fr", recipients: ["moi@atelier.fr"] }]);
});

describe("a mail was certainly not sent", () => {
  test.each([421, 451, 550])("when the server answers %i", async (code) => {
    server.behaviour = { kind: "refuse", code, text: "No" };
    const { error, maybeSent } = await failureOf(server.url);
    expect([error.message, maybeSent]).toEqual([expect.stringContaining(`${code} No`), false]);
  });

  test("when the connection is refused", async () => {
    await server.close();
    const { error, maybeSent } = await failureOf(server.url);
    expect([error.message, maybeSent]).toEqual([expect.stringContaining("ECONNREFUSED"), false]);
  });

  test.each(["", "220-still here\r\n"])("when the server's greeting (%j) never ends", async (greeting) => {
    const mute = createServer((socket) => {
      const timer = setInterval(() => socket.write(greeting), 20);
      socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const { error, maybeSent } = await failureOf(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    expect([error, maybeSent]).toEqual([expect.objectContaining({ code: "ETIMEDOUT" }), false]);
    mute.close();
  });
});

test.each<Behaviour>([{ kind: "hold", until: new Promise(() => undefined) }, { kind: "drop" }])(
  "a mail may have been sent when the server reads it whole, then does: $kind",
  async (behaviour) => {
    server.behaviour = behaviour;
    expect((await failureOf(server.url)).maybeSent).toBe(true);
    expect(server.read).toBe(1);
  },
);

test("authenticates with the URL's user and password, percent-decoded", async () => {
  const seen: unknown[] = [];
  const secured = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      seen.push(username, password);
      callback(null, { user: username });
    },
  });
  await createSmtpSender(secured.url.replace("//", "//cl%40f:p%3Ass@"))(mail);
  expect(seen).toEqual(["cl@f", "p:ss"]);
  await secured.close();
});

test("refuses to send unencrypted over a network", async () => {
  // The unspecified address reaches this machine, but is not treated as loopback.
  const { error, maybeSent } = await failureOf(server.url.replace("127.0.0.1", "0.0.0.0"));
  expect([error, maybeSent]).toEqual([expect.objectContaining({ code: "ETLS" }), false]);
  expect(server.received).toEqual([]);
});

test.each([
  ["localhost", false],
  ["127.0.0.1", false],
  ["[::1]", false],
  ["127.exemple.fr", true],
  ["127.0.0.1.exemple.fr", true],
  ["smtp.exemple.fr?requireTLS=false&ignoreTLS=true", true],
])("over smtp://%s TLS is required: %s", (host, required) => {
  const server = parseSmtpUrl(`smtp://${host}`);
  expect(server).toMatchObject({ requireTLS: required, ignoreTLS: !required });
  // In nodemailer, options in the URL override others.
  expect(server.url).not.toContain("?");
});

test("rejects an untrusted certificate", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined); // the test server warns about its own certificate
  const secure = await startMailServer({ secure: true });
  expect((await failureOf(secure.url.replace("smtp:", "smtps:"))).error.message).toMatch(/certificate/);
  expect(secure.received).toEqual([]);
  await secure.close();
});

test.each(["", "smtp.exemple.fr", "http://user:secret@exemple.fr", "smtp://", "smtp://a:secret%@exemple.fr"])(
  "reports the invalid URL %j without quoting it",
  (url) => {
    expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL/);
    expect(() => parseSmtpUrl(url)).not.toThrow(/secret/);
  },
);
