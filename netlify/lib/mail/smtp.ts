import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import pTimeout from "p-timeout";
import { SmtpFailure } from "./smtp-failure";

/** How long the sender of a mail waits for the server. */
export type Patience = {
  /** Longest wait, in milliseconds: 20 seconds by default. */
  time?: number;
  /**
   * Ends all waiting. With it, a server that was given the content and has not answered in time is still listened to,
   * for as long as the process lives and this does not abort.
   */
  stop?: AbortSignal;
};

/**
 * Sends a mail. Resolves with the server's response once accepted, throws otherwise; what the server may still say after
 * that is in the failure (`SmtpFailure.late`).
 */
export type SendMail = (mail: Mail.Options, patience?: Patience) => Promise<string>;

/**
 * Times in milliseconds. RFC 5321, 4.5.3.2, asks to wait five minutes for a greeting and ten for the answer to the
 * content: a function of the host lives for 30 seconds when scheduled and for 60 otherwise
 * (https://docs.netlify.com/build/functions/configuration/), so that only `lateAnswer` can be the RFC's.
 */
export const smtpTimes = {
  /** To send a mail, connection included. */
  longest: 20_000,
  /** Too little to begin with less. */
  shortest: 8000,
  /** For the answer to the content, where the process lives on. */
  lateAnswer: 10 * 60_000,
};

/** Left to word why a connection failed before the time is over, in milliseconds. */
const margin = 100;

/** Loopback needs no encryption, and has no name to certify. */
const loopback = /^(localhost|\[::1\]|127(\.\d+){3})$/;

/**
 * Parses `smtp(s)://user:pass@host:port`. TLS is verified except on loopback, and URL options can't
 * relax it. The error does not quote the URL, which contains a password.
 */
export function parseSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A «/», «?» or «#» of the password ends the server's name.
  const isCut = /^\w+:\/\/[^/?#]*[/?#].*@/.test(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || isCut || /%(?![\da-f]{2})/i.test(text)) {
    throw new Error(
      "SMTP_URL est mal écrite\u00A0: attendu smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465 ; dans le mot de passe, «\u00A0#\u00A0» s’écrit %23, «\u00A0/\u00A0» %2F, «\u00A0?\u00A0» %3F, «\u00A0@\u00A0» %40, «\u00A0:\u00A0» %3A, «\u00A0%\u00A0» %25",
    );
  }
  url.search = "";
  const isLocal = loopback.test(url.hostname);
  return { url: url.href, host: url.hostname, requireTLS: !isLocal, ignoreTLS: isLocal };
}

/** Sends by SMTP. Throws a `SmtpFailure`. */
export function createSmtpSender(smtpUrl: string): SendMail {
  return async (mail, { time = smtpTimes.longest, stop } = {}) => {
    const server = parseSmtpUrl(smtpUrl);
    const transport = createTransport({
      ...server,
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      connectionTimeout: time - margin,
      greetingTimeout: time - margin,
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
    const tooLong = new AbortController();
    const signal = AbortSignal.any([
      AbortSignal.timeout(smtpTimes.lateAnswer),
      tooLong.signal,
      ...(stop ? [stop] : []),
    ]);
    const sending = transport.sendMail({ ...mail, signal }).then(
      ({ response }) => response,
      (error: unknown) => {
        throw new SmtpFailure(error, server.url, handedOver);
      },
    );
    return pTimeout(sending, {
      milliseconds: time,
      fallback: () => {
        const silence = { code: "EABORT", message: `aucune réponse en ${Math.round(time / 1000)} secondes` };
        if (handedOver && stop) throw new SmtpFailure(silence, server.url, handedOver, sending);
        tooLong.abort();
        return sending;
      },
    });
  };
}
