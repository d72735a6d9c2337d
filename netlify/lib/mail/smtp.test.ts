/** @jest-environment node */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { errorCode } from "../host/log";
import { type Behaviour, startMailServer, type MailServer } from "../../testing/mail-server";
import { identity } from "../../testing/reception";
import { composeMail } from "./compose";
import { createSmtpSender, parseSmtpUrl, type SendLimits } from "./smtp";
import { mayHaveBeenSent, SmtpFailure } from "./smtp-failure";

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
async function failureOf(
  url: string,
  limits: SendLimits = { timeout: 600 },
): Promise<{ error: Error; maybeSent: boolean }> {
  const error = await createSmtpSender(url)(mail, limits).then(
    () => new Error("sent"),
    (reason: unknown) => reason as Error,
  );
  return { error, maybeSent: mayHaveBeenSent(error) };
}

test("sends the mail and returns the server's response", async () => {
  await expect(createSmtpSender(server.url)(mail)).resolves.toMatch(/^250 /);
  expect(server.received).toMatchObject([{ sender: "site@atelier.fr", recipients: ["moi@atelier.fr"] }]);
});

/** A server that answers until it receives a command, then hangs up. */
async function hangUpAt(command: string): Promise<{ url: string; close: () => void }> {
  const script = createServer((socket) => {
    if (command === "") return socket.destroy();
    socket.write("220 ready\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (data) => {
        if (data.toString().startsWith(command)) socket.destroy();
        else socket.write(data.toString().startsWith("DATA") ? "354 go on\r\n" : "250 fine\r\n");
      });
  }).listen(0, "127.0.0.1");
  await once(script, "listening");
  return { url: `smtp://127.0.0.1:${(script.address() as AddressInfo).port}`, close: () => script.close() };
}

describe("a mail was certainly not sent", () => {
  test.each([
    [421, "le serveur demande d’attendre avant de réessayer"],
    [451, "le serveur demande d’attendre avant de réessayer"],
    [550, "le serveur refuse l’e-mail"],
  ])("when the server answers %i", async (code, explanation) => {
    server.behaviour = { kind: "refuse", code, text: "No" };
    const { error, maybeSent } = await failureOf(server.url);
    expect([error.message, maybeSent]).toEqual([`${explanation} (Message failed: ${code} No)`, false]);
    expect(errorCode(error)).toBe(`smtp ${code}`);
  });

  test("when the connection is refused", async () => {
    await server.close();
    const { error, maybeSent } = await failureOf(server.url);
    expect([error.message, maybeSent]).toEqual([expect.stringMatching(/^rien n’écoute sur ce port/), false]);
    expect(errorCode(error)).toBe("ECONNREFUSED");
  });

  test.each(["", "220-still here\r\n"])("when the server's greeting (%j) never ends", async (greeting) => {
    const mute = createServer((socket) => {
      const timer = setInterval(() => socket.write(greeting), 20);
      socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const { error, maybeSent } = await failureOf(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    expect([error.message, maybeSent]).toEqual([expect.stringMatching(/^le serveur ne dit rien/), false]);
    expect(errorCode(error)).toBe("ETIMEDOUT");
    mute.close();
  });

  test.each(["", "EHLO", "MAIL", "RCPT", "DATA"])("when the server hangs up at %j", async (command) => {
    const { url, close } = await hangUpAt(command);
    const { error, maybeSent } = await failureOf(url);
    expect([error.message, maybeSent]).toEqual([expect.stringMatching(/^le serveur a raccroché \(/), false]);
    close();
  });

  test("when the server replies too late to receive the content", async () => {
    const slow = await startMailServer({ onRcptTo: () => undefined });
    const { error, maybeSent } = await failureOf(slow.url);
    expect([error.message, maybeSent]).toEqual([
      expect.stringMatching(/^le serveur n’a pas répondu à temps \(/),
      false,
    ]);
    await slow.close();
  });

  const no = (responseCode: number): Error => Object.assign(new Error("No"), { responseCode });

  test.each<[string, SMTPServerOptions, RegExp]>([
    [
      "refuses the password",
      { onAuth: (_auth, _session, callback) => callback(null, { message: "Invalid" }) },
      /^l’identifiant ou le mot de passe/,
    ],
    [
      "can’t check the password now",
      { onAuth: (_auth, _session, callback) => callback(no(454)) },
      /^le serveur demande d’attendre .*454/,
    ],
    [
      "refuses the sender",
      { onMailFrom: (_address, _session, callback) => callback(no(553)) },
      /^le serveur refuse l’expéditeur/,
    ],
    [
      "greylists the sender",
      { onRcptTo: (_address, _session, callback) => callback(no(450)) },
      /^le serveur demande d’attendre .*450/,
    ],
  ])("when the server %s", async (_title, options, explanation) => {
    const strict = await startMailServer({ allowInsecureAuth: true, ...options });
    const { error, maybeSent } = await failureOf(options.onAuth ? strict.url.replace("//", "//moi:faux@") : strict.url);
    expect([error.message, maybeSent]).toEqual([expect.stringMatching(explanation), false]);
    await strict.close();
  });
});

describe("a TLS error is explained, and the mail was certainly not sent", () => {
  beforeEach(() => void jest.spyOn(console, "error").mockReturnValue(undefined)); // the server warns about its certificate

  /** The unspecified address reaches this machine, but is not treated as loopback: TLS is required. */
  const anywhere = (url: string) => url.replace("127.0.0.1", "0.0.0.0");

  test.each<[string, SMTPServerOptions, (url: string) => string, RegExp]>([
    ["smtps:// to a port of smtp://", {}, (url) => url.replace("smtp:", "smtps:"), /^ce port attend smtp:\/\/…/],
    ["smtp:// to a port of smtps://", { secure: true }, anywhere, /^le serveur ne dit rien.*smtps:\/\/…/],
    [
      "an untrusted certificate, from the start",
      { secure: true },
      (url) => url.replace("smtp:", "smtps:"),
      /^le certificat du serveur est refusé/,
    ],
    ["an untrusted certificate, later", { disabledCommands: [] }, anywhere, /^le certificat du serveur est refusé/],
    ["a server without TLS", {}, anywhere, /^le serveur ne chiffre pas la connexion/],
    [
      "a server with an old TLS only",
      { secure: true, minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
      (url) => url.replace("smtp:", "smtps:"),
      /^le serveur ne parle pas TLS 1\.2/,
    ],
  ])("%s", async (_title, options, urlOf, explanation) => {
    const other = await startMailServer(options);
    const { error, maybeSent } = await failureOf(urlOf(other.url), { timeout: 2000 });
    expect([error.message, maybeSent]).toEqual([expect.stringMatching(explanation), false]);
    expect(other.received).toEqual([]);
    await other.close();
  });
});

test.each<Behaviour>([{ kind: "hold", until: new Promise(() => undefined) }, { kind: "drop" }])(
  "a mail may have been sent when the server reads it whole, then does: $kind",
  async (behaviour) => {
    server.behaviour = behaviour;
    const { error, maybeSent } = await failureOf(server.url);
    expect([error.message, maybeSent]).toEqual([expect.stringContaining("après avoir reçu le message"), true]);
    expect(server.read).toBe(1);
  },
);

test("waits for a server that greets and accepts late", async () => {
  const slow = await startMailServer({
    onConnect: (_session, callback) => void setTimeout(callback, 400),
    onRcptTo: (_address, _session, callback) => void setTimeout(callback, 400),
  });
  await expect(createSmtpSender(slow.url)(mail, { timeout: 2000 })).resolves.toMatch(/^250 /);
  await slow.close();
});

describe("the reply of a server after the timeout", () => {
  const lateOf = (failure: Error) =>
    (failure as SmtpFailure).lateReply ?? Promise.reject(new Error("no longer listened to"));
  const silent = (until: Promise<unknown>): Behaviour => ({ kind: "hold", until });

  test("is still awaited while the process lives", async () => {
    let release: (nothing: unknown) => void = () => undefined;
    server.behaviour = silent(new Promise((resolve) => (release = resolve)));
    const { error, maybeSent } = await failureOf(server.url, {
      timeout: 300,
      stopSignal: new AbortController().signal,
    });
    expect([error.message, maybeSent]).toEqual([
      "le serveur n’a pas répondu à temps après avoir reçu le message, qu’il a peut-être pris (aucune réponse en 0 secondes)",
      true,
    ]);
    release(undefined);
    await expect(lateOf(error)).resolves.toMatch(/^250 /);
  });

  test("is no longer awaited once the process stops", async () => {
    server.behaviour = silent(new Promise(() => undefined));
    const stop = new AbortController();
    const { error } = await failureOf(server.url, { timeout: 300, stopSignal: stop.signal });
    stop.abort();
    await expect(lateOf(error)).rejects.toBeInstanceOf(SmtpFailure);
  });

  test("is not awaited without a stop signal, as for a test mail", async () => {
    server.behaviour = silent(new Promise(() => undefined));
    const { error, maybeSent } = await failureOf(server.url);
    expect(maybeSent).toBe(true);
    await expect(lateOf(error)).rejects.toThrow("no longer listened to");
  });
});

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

test.each(["", "smtp.exemple.fr", "http://user:secret@exemple.fr", "smtp://", "smtp://a:secret%@exemple.fr"])(
  "reports the invalid URL %j without quoting it",
  (url) => {
    expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL/);
    expect(() => parseSmtpUrl(url)).not.toThrow(/secret/);
  },
);

test.each(["#", "/", "?", "12#", "12/a", "12?a"])("reports how to write «%s» in a password", (sign) => {
  expect(() => parseSmtpUrl(`smtp://moi:${sign}secret@exemple.fr:587`)).toThrow(
    /mot de passe, «\u00A0#\u00A0» s’écrit %23/,
  );
  expect(() => parseSmtpUrl(`smtp://moi:${sign}secret@exemple.fr:587`)).not.toThrow(/secret@/);
});
