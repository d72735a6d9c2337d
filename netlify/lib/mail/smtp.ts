import { connect, isIPv4, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";

/**
 * Hands a mail to whoever takes it from here. Resolves with the answer once it is taken; throws
 * otherwise, `UnknownOutcomeError` when it may have been taken.
 */
export type SendMail = (mail: Mail.Options, stop?: AbortSignal) => Promise<string>;

/** The whole mail was handed over, and the server was not waited for any longer: it may still take it. */
export class UnknownOutcomeError extends Error {
  override name = "UnknownOutcomeError";
  readonly code = "UNKNOWN_OUTCOME";

  constructor() {
    super("Courriel transmis, mais le serveur n’a pas dit s’il le prenait");
  }
}

/** Times in milliseconds. */
type Patience = {
  /** To connect, log in and hand the mail over: nothing is sent yet, and trying again costs nothing. */
  handing: number;
  /** To wait for the answer to a mail that was handed over: a server may check it at length (RFC 5321, 4.5.3.2.6). */
  answering: number;
};

const usualPatience: Patience = { handing: 8000, answering: 10 * 60 * 1000 };

type Server = { host: string; port: number; secure: boolean; auth?: { user: string; pass: string } };

/** A part of an address as it was before it was percent-encoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error("SMTP_URL est mal écrite : un « % » de l’identifiant ou du mot de passe s’y écrit %25");
  }
}

/** Reads `smtp(s)://user:pass@host:port`. The error does not quote it: it holds a password. */
export function parseSmtpUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    throw new Error("SMTP_URL est mal écrite : attendu smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465");
  }
  const secure = url.protocol === "smtps:";
  const server = { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port) || (secure ? 465 : 587), secure };
  if (url.username === "") return server;
  return { ...server, auth: { user: decode(url.username), pass: decode(url.password) } };
}

/** On the machine itself there is no network to listen to, and no name to certify. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

const timeout = () => Object.assign(new Error("Pas de réponse complète à temps"), { code: "ETIMEDOUT" });

/**
 * Sends by SMTP, over verified TLS except to the machine itself: no option in the URL can relax it.
 * However slowly the server answers, a mail that could not be handed over in time has failed, and
 * the connection is cut before its end. One that was is waited for, until the server has had the time
 * it may take or `stop` says that there is no more: its outcome is then unknown. A server
 * that hangs up instead of answering counts as one that answered 451 (RFC 5321, 3.8).
 */
export function createSmtpSender(smtpUrl: string, { handing, answering } = usualPatience): SendMail {
  return async (mail, stop) => {
    const server = parseSmtpUrl(smtpUrl);
    stop?.throwIfAborted();
    const local = isLoopback(server.host);
    let socket: Socket | undefined;
    let timer: NodeJS.Timeout | undefined;
    let handedOver = false as boolean;
    const options: SMTPTransport.Options = {
      ...server,
      requireTLS: !local && !server.secure,
      ignoreTLS: local && !server.secure,
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      greetingTimeout: handing,
      socketTimeout: handing + answering,
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
    const transport = createTransport(options);
    let giveUp: () => void = () => undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        socket?.destroy();
        reject(handedOver ? new UnknownOutcomeError() : timeout());
      };
    });
    // The server asks for the text after it took the envelope; until the text's end has been read, it has no mail.
    transport.use("stream", ({ message }, done) => {
      message.processFunc((text) =>
        text.once("end", () => {
          handedOver = true;
          clearTimeout(timer);
          timer = setTimeout(giveUp, answering);
        }),
      );
      done();
    });
    timer = setTimeout(giveUp, handing);
    stop?.addEventListener("abort", giveUp);
    try {
      const sent = await Promise.race([transport.sendMail(mail), tooLate]);
      return sent.response;
    } finally {
      clearTimeout(timer);
      stop?.removeEventListener("abort", giveUp);
      socket?.destroySoon();
    }
  };
}
