import { isIPv4 } from "node:net";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";

/** Hands a mail to whoever takes it from here. Resolves with the answer once it is taken, throws otherwise. */
export type SendMail = (mail: Mail.Options) => Promise<string>;

/** Times in milliseconds: to reach the server and be greeted, and for the whole sending, its answer included. */
type Patience = { connecting: number; sending: number };

const usualPatience: Patience = { connecting: 5000, sending: 8000 };

/**
 * Whether the server may have taken a mail whose sending failed: it was reached, and did not say
 * that it refuses. `error` is the mail library's.
 */
export function mayHaveLeft(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, responseCode, timeoutType } = error as Error & Record<string, unknown>;
  const isUnreached = syscall === "connect" || timeoutType === "CONNECT_TIMEOUT" || timeoutType === "GREETING_TIMEOUT";
  return (
    typeof responseCode !== "number" &&
    !isUnreached &&
    ["EABORT", "ECONNECTION", "ESOCKET", "ETIMEDOUT"].includes(String(code))
  );
}

/** A part of an address as it was before it was percent-encoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error("SMTP_URL est mal écrite : un « % » de l’identifiant ou du mot de passe s’y écrit %25");
  }
}

/** On the machine itself there is no network to listen to, and no name to certify. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

type Server = Required<Pick<SMTPTransport.Options, "host" | "port" | "secure" | "requireTLS" | "ignoreTLS">> &
  Pick<SMTPTransport.Options, "auth">;

/**
 * Reads `smtp(s)://user:pass@host:port`: verified TLS except to the machine itself, and no option
 * in the URL can relax it. The error does not quote it: it holds a password.
 */
export function parseSmtpUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    throw new Error("SMTP_URL est mal écrite : attendu smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465");
  }
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = isLoopback(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isLocal && !secure,
    ignoreTLS: isLocal && !secure,
    ...(url.username !== "" && { auth: { user: decode(url.username), pass: decode(url.password) } }),
  };
}

/** Sends by SMTP, within 8 seconds however slowly the server answers. */
export function createSmtpSender(smtpUrl: string, { connecting, sending } = usualPatience): SendMail {
  return async (mail) => {
    const transport = createTransport({
      ...parseSmtpUrl(smtpUrl),
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { response } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(sending) });
    return response;
  };
}
