import { connect, isIPv4, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";

/** Hands a mail to whoever takes it from here. Resolves with the answer once it is taken; throws otherwise. */
export type SendMail = (mail: Mail.Options) => Promise<string>;

/** A function that answers a visitor lives about 10 seconds on Netlify: the whole exchange fits before. */
const defaultDeadline = 8000;

type Server = { host: string; port: number; secure: boolean; auth?: { user: string; pass: string } };

/** Reads `smtp(s)://user:pass@host:port`. The error does not quote it: it holds a password. */
export function parseSmtpUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    throw new Error("SMTP_URL est mal écrite : attendu smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465");
  }
  const secure = url.protocol === "smtps:";
  const server = { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port) || (secure ? 465 : 587), secure };
  if (url.username === "") return server;
  return { ...server, auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } };
}

/** On the machine itself there is no network to listen to, and no name to certify. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

/**
 * Sends by SMTP, over verified TLS except to the machine itself: no option in the URL can relax it.
 * The whole exchange, however slowly the server answers, ends within `deadline` milliseconds;
 * the connection is then cut, so that nothing can be accepted after it was called failed.
 */
export function createSmtpSender(smtpUrl: string, deadline = defaultDeadline): SendMail {
  return async (mail) => {
    const server = parseSmtpUrl(smtpUrl);
    const local = isLoopback(server.host);
    let socket: Socket | undefined;
    let timer: NodeJS.Timeout | undefined;
    const options: SMTPTransport.Options = {
      ...server,
      requireTLS: !local && !server.secure,
      ignoreTLS: local && !server.secure,
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      greetingTimeout: deadline,
      socketTimeout: deadline,
      disableFileAccess: true,
      disableUrlAccess: true,
      getSocket(_options, callback) {
        const opened = connect({ host: server.host, port: server.port });
        socket = opened;
        opened.once("error", callback);
        opened.once("connect", () => {
          // The mail library lets go of the socket before it is closed: a late error must not end the process.
          opened.off("error", callback).on("error", () => undefined);
          callback(null, { connection: opened });
        });
      },
    };
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = Object.assign(new Error(`Pas de réponse complète en ${deadline} ms`), { code: "ETIMEDOUT" });
        socket?.destroy();
        reject(error);
      }, deadline);
    });
    try {
      const sent = await Promise.race([createTransport(options).sendMail(mail), tooLate]);
      return sent.response;
    } finally {
      clearTimeout(timer);
      socket?.destroySoon();
    }
  };
}
