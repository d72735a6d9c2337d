import { domainToASCII } from "node:url";
import { readableAddress } from "./readable-address";
import type Mail from "nodemailer/lib/mailer";
import { contactLabels } from "../../../src/shared/contact-message";
import { escapeHtml } from "../../../src/shared/escape-html";
import type { StoredMessage } from "../inbox/stored-message";

/** Content of an acknowledgement: the provider's name, when they answer, their telephone and its hours. */
export type Acknowledgement = {
  provider: string;
  answer: string;
  phone?: string | undefined;
  hours?: string | undefined;
};

/** Name of the site, and envelope addresses; without `acknowledgement`, visitors receive none. */
export type MailIdentity = {
  siteName: string;
  from: string;
  to: string;
  acknowledgement?: Acknowledgement | undefined;
};

/** Names are truncated to this length in the subject; they are in full in the body. */
const subjectNameLength = 60;

const frenchDates = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeZone: "Europe/Paris" });
const parisTimes = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", timeZone: "Europe/Paris" });

/** «lundi 5 janvier 2026 à 14 h 32», as French writes an hour. */
function parisMoment(date: Date): string {
  const [hours = "", minutes = ""] = parisTimes.format(date).split(":");
  return `${frenchDates.format(date)} à ${Number(hours)}\u00A0h\u00A0${minutes}`;
}

/** A name made safe for a header: as an RFC 2047 encoded word, it could bring back the characters that cleaning removed. */
const headerName = (name: string): string => name.replaceAll("=?", "= ?");

function subjectOf({ name, suspicions }: StoredMessage, siteName: string): string {
  const characters = Array.from(headerName(name));
  const short = characters.slice(0, subjectNameLength).join("");
  const mark = suspicions.length > 0 ? "[Suspect] " : "";
  return `${mark}Message de ${short}${characters.length > subjectNameLength ? "…" : ""} – ${siteName}`;
}

function linesOf(id: string, { suspicions, ...message }: StoredMessage, siteName: string): string[] {
  return [
    `Nouveau message reçu par le formulaire de contact du site ${siteName}.`,
    ...(suspicions.length > 0 ? ["", `Peut-être un robot\u00A0: ${suspicions.join("\u202F; ")}.`] : []),
    "",
    `${contactLabels.name}\u00A0: ${message.name}`,
    `E-mail\u00A0: ${readableAddress(message.email)}`,
    `Reçu\u00A0: ${parisMoment(new Date(message.receivedAt))} (heure de Paris)`,
    "",
    message.message,
    "",
    "-- ",
    `Répondez à cet e-mail\u00A0: votre réponse ira directement au visiteur. Référence\u00A0: ${id}`,
  ];
}

/** A mail from the site to the provider, unless overridden, as text and as HTML, since some clients rewrap text. */
function addressed({ siteName, from, to }: MailIdentity, subject: string, lines: string[]): Mail.Options {
  const text = lines.join("\n");
  return {
    from: { name: siteName, address: from },
    to: { name: "", address: to },
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><div dir="auto" style="max-width:600px;white-space:pre-wrap">${escapeHtml(text)}</div></body></html>`,
  };
}

/** The Message-ID of a mail, in ASCII (RFC 5322, 3.6.4). */
const messageId = (id: string, from: string): string =>
  `<${id}@${domainToASCII(from.slice(from.lastIndexOf("@") + 1))}>`;

/**
 * The mail for the provider. The visitor's input is only used as a display name, as a validated
 * address, and as text: it can't add a header, a recipient, a file or a URL to fetch. The
 * Message-ID is derived from the message, so that duplicates are recognised.
 */
export function composeMail(id: string, message: StoredMessage, identity: MailIdentity): Mail.Options {
  const { siteName, from } = identity;
  return {
    ...addressed(identity, subjectOf(message, siteName), linesOf(id, message, siteName)),
    replyTo: { name: headerName(message.name), address: message.email },
    messageId: messageId(id, from),
  };
}

/**
 * The mail that acknowledges a message to its visitor. Nothing of the message is quoted, or anybody could use the form to
 * write to anyone in the site's name. Marked as automatic, so that no machine answers (RFC 3834).
 */
export function composeAcknowledgement(
  id: string,
  address: string,
  identity: MailIdentity,
  { provider, answer, phone, hours }: Acknowledgement,
): Mail.Options {
  const { siteName, from, to } = identity;
  return {
    ...addressed(identity, `Votre message est arrivé – ${siteName}`, [
      "Bonjour,",
      "",
      `Votre message est bien arrivé. ${answer}`,
      ...(phone ? ["", `C’est urgent\u202F? Appelez le ${phone}${hours ? `, ${hours}` : ""}.`] : []),
      "",
      provider,
      "",
      "-- ",
      `Accusé de réception automatique du site ${siteName}. Si vous n’avez rien envoyé, quelqu’un a donné votre adresse par erreur\u00A0: dites-le en répondant à cet e-mail.`,
    ]),
    to: { name: "", address },
    replyTo: { name: provider, address: to },
    headers: { "Auto-Submitted": "auto-replied" },
    messageId: messageId(`${id}-accuse`, from),
  };
}

/** The mail that notifies the provider of overdue messages. */
export function composeNotice(overdue: number, identity: MailIdentity): Mail.Options {
  const several = overdue > 1;
  const what = several ? `${overdue} messages` : "Un message";
  return addressed(identity, `${what} transmis en retard – ${identity.siteName}`, [
    `${what} du formulaire de contact ${several ? "attendaient" : "attendait"} depuis plus d’une heure\u00A0: le site n’arrivait plus à envoyer d’e-mails.`,
    "",
    `Rien n’est perdu\u00A0: le site garde chaque message et réessaie tout seul, au moins toutes les six heures. Comme cet e-mail vous est parvenu, l’envoi fonctionne de nouveau, et ${several ? "les messages devraient suivre" : "le message devrait suivre"} dans la journée.`,
    `Répondez-y en premier, car ${several ? "ces visiteurs attendent" : "ce visiteur attend"} depuis l’heure écrite dans ${several ? "chaque message" : "le message"}.`,
    "",
    "Rien n’arrive d’ici demain\u202F? Transmettez cet e-mail à la personne qui a installé le site.",
    "",
    "Pour elle\u00A0: «\u00A0npm run inbox\u00A0» montre ce qui attend encore et pourquoi\u202F; docs/contact.md indique quoi faire.",
  ]);
}

/** The mail that checks the mail server's settings. */
export const composeTestMail = (identity: MailIdentity): Mail.Options =>
  addressed(identity, `Message d’essai – ${identity.siteName}`, [
    `Ce message d’essai vient du site ${identity.siteName}\u00A0: les messages de son formulaire de contact arriveront ici.`,
  ]);
