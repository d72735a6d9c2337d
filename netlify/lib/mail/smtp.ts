import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import pTimeout from "p-timeout";
import { SmtpFailure } from "./smtp-failure";

/** How long to wait for the mail server. */
export type SendLimits = {
  /** Longest wait, in milliseconds: 20 seconds by default. */
  timeout?: number;
  /**
   * Aborts when the process stops. With this signal, if the server received the content and has not replied in time,
   * the connection stays open until the server replies or the signal aborts.
   */
  stopSignal?: AbortSignal;
};

/**
 * Sends a mail. Resolves with the server's response once the mail is accepted, throws otherwise. A response that comes
 * after the timeout is in the error (`SmtpFailure.lateReply`).
 */
export type SendMail = (mail: Mail.Options, limits?: SendLimits) => Promise<string>;

/**
 * Times in milliseconds. For the greeting and for the reply to the content, RFC 5321, 4.5.3.2, asks for five and ten
 * minutes. Netlify ends scheduled functions after 30 seconds, others after 60
 * (https://docs.netlify.com/build/functions/configuration/): only `lateReply` follows the RFC.
 */
export const smtpTimes = {
  /** To send a mail, connection included. */
  longest: 20_000,
  /** With less time left, no mail is started. */
  shortest: 8000,
  /** For the reply to the content, if the process lives that long. */
  lateReply: 10 * 60_000,
};

/** Between the connection's timeout and the mail's (ms): nodemailer's error then says why the connection failed. */
const margin = 100;

/** Names of this machine, to which no encryption is needed and for which no certificate exists. */
const loopback = /^(localhost|\[::1\]|127(\.\d+){3})$/;

/**
 * Parses `smtp(s)://user:pass@host:port`. TLS is verified except on loopback, and URL options can't
 * relax it. The error does not quote the URL, which contains a password.
 */
export function parseSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A «/», «?» or «#» in the password would end the server's name: the URL was not escaped.
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
  return async (mail, { timeout = smtpTimes.longest, stopSignal } = {}) => {
    const server = parseSmtpUrl(smtpUrl);
    const transport = createTransport({
      ...server,
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      connectionTimeout: timeout - margin,
      greetingTimeout: timeout - margin,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let contentSent = false;
    transport.use("stream", ({ message }, done) => {
      message.processFunc((content) =>
        // Nodemailer reads this stream once the server has accepted sender and recipient.
        Readable.from(
          (async function* () {
            contentSent = true;
            yield* content;
          })(),
        ),
      );
      done();
    });
    const giveUp = new AbortController();
    const signal = AbortSignal.any([
      AbortSignal.timeout(smtpTimes.lateReply),
      giveUp.signal,
      ...(stopSignal ? [stopSignal] : []),
    ]);
    const sending = transport.sendMail({ ...mail, signal }).then(
      ({ response }) => response,
      (error: unknown) => {
        throw new SmtpFailure(error, server.url, contentSent);
      },
    );
    return pTimeout(sending, {
      milliseconds: timeout,
      fallback: () => {
        const silence = { code: "EABORT", message: `aucune réponse en ${Math.round(timeout / 1000)} secondes` };
        if (contentSent && stopSignal) throw new SmtpFailure(silence, server.url, contentSent, sending);
        giveUp.abort();
        return sending;
      },
    });
  };
}
