import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import { SmtpFailure } from "./smtp-failure";

/** Sends a mail. Resolves with the server's response once accepted, throws otherwise. */
export type SendMail = (mail: Mail.Options) => Promise<string>;

/** Timeouts in milliseconds: connection and greeting; whole operation. */
export const smtpTimeouts = { connecting: 5000, sending: 8000 };

/** Loopback needs no encryption, and has no name to certify. */
const loopback = /^(localhost|\[::1\]|127(\.\d+){3})$/;

/**
 * Parses `smtp(s)://user:pass@host:port`. TLS is verified except on loopback, and URL options can't
 * relax it. The error does not quote the URL, which contains a password.
 */
export function parseSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || /%(?![\da-f]{2})/i.test(text)) {
    throw new Error(
      "SMTP_URL est mal écrite\u00A0: attendu smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465, un «\u00A0%\u00A0» s’y écrivant %25",
    );
  }
  url.search = "";
  const isLocal = loopback.test(url.hostname);
  return { url: url.href, host: url.hostname, requireTLS: !isLocal, ignoreTLS: isLocal };
}

/** Sends by SMTP, with a timeout of 8 seconds overall. Throws a `SmtpFailure`. */
export function createSmtpSender(smtpUrl: string, { connecting, sending } = smtpTimeouts): SendMail {
  return async (mail) => {
    const server = parseSmtpUrl(smtpUrl);
    const transport = createTransport({
      ...server,
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let handedOver = false;
    transport.use("stream", ({ message }, done) => {
      message.processFunc((content) =>
        // Read once the server has accepted sender and recipient, and asks for the content.
        Readable.from(
          (async function* () {
            handedOver = true;
            yield* content;
          })(),
        ),
      );
      done();
    });
    try {
      const { response } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(sending) });
      return response;
    } catch (error) {
      throw new SmtpFailure(error, server.url, handedOver);
    }
  };
}
