/** Fields of nodemailer's errors; `originalCode` is Node's. */
type Details = {
  message?: unknown;
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  timeoutType?: unknown;
};

/** The scheme that the port probably expects, with its usual port. */
const otherScheme = (url: string): string =>
  url.startsWith("smtps:")
    ? "smtp://…, dont le port est 587 d’ordinaire"
    : "smtps://…, dont le port est 465 d’ordinaire";

const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH/;

/** Explanations in French by code of Node or nodemailer; the first that matches is used. */
const explanations: [pattern: RegExp, explain: (url: string) => string][] = [
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH|INVALID_PROTOCOL|HTTP_REQUEST/, (url) => `ce port attend ${otherScheme(url)}`],
  [
    /UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|NO_SHARED_CIPHER|HANDSHAKE_FAILURE|NO_CIPHERS/,
    () => "le serveur ne parle pas TLS 1.2, la plus ancienne version admise",
  ],
  [
    certificateCodes,
    () => "le certificat du serveur est refusé\u00A0: vérifiez que SMTP_URL porte le nom que donne le service d’envoi",
  ],
  [
    /GREETING_TIMEOUT/,
    (url) => `le serveur ne dit rien\u00A0: il est très lent, ou ce port attend ${otherScheme(url)}`,
  ],
  [/ENOTFOUND|EDNS|EAI_AGAIN/, () => "le nom du serveur est inconnu\u00A0: vérifiez SMTP_URL et la connexion"],
  [/ECONNREFUSED/, () => "rien n’écoute sur ce port\u00A0: vérifiez le nom et le port de SMTP_URL"],
  [
    /CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH/,
    () => "le serveur ne se laisse pas joindre\u00A0: vérifiez le port, ou le pare-feu",
  ],
  [/EAUTH/, () => "l’identifiant ou le mot de passe est refusé"],
  [/ETLS|EREQUIRETLS/, () => "le serveur ne chiffre pas la connexion\u00A0: rien ne lui est confié"],
  [/EMESSAGE/, () => "le serveur refuse l’e-mail"],
  [/EENVELOPE/, () => "le serveur refuse l’expéditeur ou le destinataire"],
  [/EABORT|ETIMEDOUT/, () => "le serveur n’a pas répondu à temps"],
  [/ECONNECTION|ESOCKET|ECONNRESET/, () => "le serveur a raccroché"],
];

const isCode = (value: unknown): value is string => typeof value === "string";

/** Explains an error by Node's code, which is more precise, else by nodemailer's. */
function explanation({ code, originalCode, timeoutType, responseCode }: Details, url: string): string {
  // «Transient Negative Completion reply» (RFC 5321, 4.2.1), whatever the command: a greylist, a full mailbox, a busy server.
  if (Number(responseCode) >= 400 && Number(responseCode) < 500)
    return "le serveur demande d’attendre avant de réessayer";
  const codes = [originalCode, timeoutType, code].filter(isCode);
  const [, explanationOf] = explanations.find(([pattern]) => codes.some((each) => pattern.test(each))) ?? [];
  return explanationOf?.(url) ?? "l’envoi a échoué";
}

/** Thrown when the server did not confirm that a mail is accepted. The message is in French and quotes the server. */
export class SmtpFailure extends Error {
  override name = "SmtpFailure";
  /** For the log, which must contain codes only: a message may quote an address. */
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  /** The server received the content, but never replied whether the mail is accepted: a retry may be a duplicate. */
  readonly mayHaveBeenSent: boolean;

  /** @param lateReply the server's reply, if it comes after the timeout. */
  constructor(
    cause: unknown,
    url: string,
    contentSent: boolean,
    readonly lateReply?: Promise<string>,
  ) {
    const details: Details = typeof cause === "object" && cause !== null ? cause : { message: cause };
    const { message, code, originalCode, responseCode } = details;
    const hasReply = typeof responseCode === "number";
    const mayHaveBeenSent = contentSent && !hasReply;
    const afterContent = mayHaveBeenSent ? " après avoir reçu le message, qu’il a peut-être pris" : "";
    super(`${explanation(details, url)}${afterContent} (${String(message).trim()})`, { cause });
    this.code = [originalCode, code].find(isCode);
    this.responseCode = hasReply ? responseCode : undefined;
    this.mayHaveBeenSent = mayHaveBeenSent;
  }
}

/** Whether the server may have accepted a mail whose sending failed. */
export const mayHaveBeenSent = (error: unknown): boolean => error instanceof SmtpFailure && error.mayHaveBeenSent;
