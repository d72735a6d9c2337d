/** @jest-environment node */
import net, { type AddressInfo, createServer } from "node:net";
import { startMailServer, type MailServer } from "../../testing/mail-server";
import { composeMail } from "./compose";
import { createSmtpSender, parseSmtpUrl, UnknownOutcomeError } from "./smtp";

const mail = composeMail(
  "0123456789abcdef",
  { name: "Zoé", email: "zoe@exemple.fr", message: "Bonjour", receivedAt: "2026-01-05T09:30:00.000Z", suspicions: [] },
  { siteName: "Atelier", from: "site@atelier.fr", to: "moi@atelier.fr" },
);

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

test("hands the mail over and gives back the server's answer", async () => {
  await expect(createSmtpSender(server.url)(mail)).resolves.toMatch(/^250 /);
  expect(server.received).toMatchObject([{ sender: "site@atelier.fr", recipients: ["moi@atelier.fr"] }]);
});

test.each([
  [451, "Try later"],
  [550, "No such user"],
])("fails with the server's words when it answers %i", async (code, text) => {
  server.behaviour = { kind: "refuse", code, text };
  await expect(createSmtpSender(server.url)(mail)).rejects.toMatchObject({
    responseCode: code,
    response: `${code} ${text}`,
  });
});

describe("a mail that was handed over", () => {
  const short = { handing: 300, answering: 300 };

  test("is waited for, however long the server looks at it", async () => {
    let release: () => void = () => undefined;
    server.behaviour = { kind: "hold", until: new Promise<void>((resolve) => (release = resolve)) };
    const sent = createSmtpSender(server.url, { handing: 300, answering: 60_000 })(mail);
    await server.waitForRead(1);
    await new Promise((passed) => setTimeout(passed, 600));
    release();
    await expect(sent).resolves.toMatch(/^250 /);
    expect(server.received).toHaveLength(1);
  });

  test("has an unknown outcome when the server never answers", async () => {
    server.behaviour = { kind: "hang" };
    await expect(createSmtpSender(server.url, short)(mail)).rejects.toThrow(UnknownOutcomeError);
  });

  test("has failed when the connection is cut instead of an answer", async () => {
    server.behaviour = { kind: "drop" };
    await expect(createSmtpSender(server.url)(mail)).rejects.toMatchObject({ name: "Error" });
  });

  test("has an unknown outcome when this process has no more time", async () => {
    server.behaviour = { kind: "hang" };
    const stop = new AbortController();
    const sent = createSmtpSender(server.url)(mail, stop.signal);
    await server.waitForRead(1);
    stop.abort();
    await expect(sent).rejects.toThrow(UnknownOutcomeError);
  });
});

test("a mail whose text the server never asked for has failed", async () => {
  const mute = await startMailServer(0, { onMailFrom: () => undefined });
  const sent = createSmtpSender(mute.url, { handing: 300, answering: 60_000 })(mail);
  await expect(sent).rejects.toMatchObject({ code: "ETIMEDOUT" });
  const stop = new AbortController();
  const stopped = createSmtpSender(mute.url)(mail, stop.signal);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await mute.close();
});

test("is not even begun when this process has no more time", async () => {
  await expect(createSmtpSender(server.url)(mail, AbortSignal.abort())).rejects.toThrow();
  expect(server.received).toEqual([]);
});

test("fails when nobody listens", async () => {
  await server.close();
  await expect(createSmtpSender(server.url)(mail)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("gives up on a server that talks without end", async () => {
  const babbler = createServer((socket) => {
    const timer = setInterval(() => socket.write("220-still here\r\n"), 20);
    socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
  });
  await new Promise<void>((listening) => babbler.listen(0, "127.0.0.1", listening));
  const { port } = babbler.address() as AddressInfo;
  await expect(
    createSmtpSender(`smtp://127.0.0.1:${port}`, { handing: 300, answering: 300 })(mail),
  ).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await new Promise((closed) => babbler.close(closed));
});

test("logs in with the user and password of the address, percent-decoded", async () => {
  const seen: unknown[] = [];
  const guarded = await startMailServer(0, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      seen.push(username, password);
      callback(null, { user: username });
    },
  });
  await createSmtpSender(guarded.url.replace("//", "//cl%40f:p%3Ass@"))(mail);
  expect(seen).toEqual(["cl@f", "p:ss"]);
  await guarded.close();
});

test("sends nothing in clear over a network", async () => {
  // The unspecified address leads here, without being one that is known to stay on the machine.
  const sent = createSmtpSender(`smtp://0.0.0.0:${server.port}`)(mail);
  await expect(sent).rejects.toMatchObject({ code: "ETLS" });
  expect(server.received).toEqual([]);
});

test.each(["127.exemple.fr", "127.0.0.1.exemple.fr", "127.1"])(
  "does not take %s for the machine itself",
  async (host) => {
    // Wherever the name leads to, this is what answers there.
    const real = net.connect;
    jest
      .spyOn(net, "connect")
      .mockImplementation(((options: { port: number }) =>
        real({ host: "127.0.0.1", port: options.port })) as typeof net.connect);
    await expect(createSmtpSender(`smtp://${host}:${server.port}`)(mail)).rejects.toMatchObject({ code: "ETLS" });
    expect(server.received).toEqual([]);
  },
);

test("refuses a certificate that nobody vouches for", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined); // the test server warns of its own certificate
  const secure = await startMailServer(0, { secure: true });
  const url = secure.url.replace("smtp:", "smtps:");
  await expect(createSmtpSender(url)(mail)).rejects.toThrow(/certificate/);
  expect(secure.received).toEqual([]);
  await secure.close();
});

test.each(["", "smtp.exemple.fr", "http://user:secret@exemple.fr", "smtp://", "smtp://a:secret%@exemple.fr"])(
  "explains the address %j without quoting it",
  (url) => {
    expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL/);
    expect(() => parseSmtpUrl(url)).not.toThrow(/secret/);
  },
);

test("knows the usual ports", () => {
  expect(parseSmtpUrl("smtp://smtp.exemple.fr")).toMatchObject({ port: 587, secure: false });
  expect(parseSmtpUrl("smtps://smtp.exemple.fr")).toMatchObject({ port: 465, secure: true });
});
