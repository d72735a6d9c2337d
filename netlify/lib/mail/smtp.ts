import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";

/** Sends a mail. Resolves with the server's response once accepted, throws otherwise. */
export type SendMail = (mail: Mail.Options) => Promise<string>;

/** Timeouts in milliseconds: connection and greeting; whole operation. */
export const smtpTimeouts = { connecting: 5000, sending: 8000 };

/**
 * Whether the server may have accepted a mail whose sending failed: it was reached, and did not
 * reject it. `error` is nodemailer's.
 */
export function mayBeSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, responseCode, timeoutType } = error as Error & Record<string, unknown>;
  const isUnreached = syscall === "connect" || timeoutType === "CONNECT_TIMEOUT" || timeoutType === "GREETING_TIMEOUT";
  return (
    typeof responseCode !== "number" &&
    !isUnreached &&
    ["EABORT", "ECONNECTION", "ESOCKET", "ETIMEDOUT"].includes(String(code))
  );
}

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

/** Sends by SMTP, with a timeout of 8 seconds overall. */
export function createSmtpSender(smtpUrl: string, { connecting, sending } = smtpTimeouts): SendMail {
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
