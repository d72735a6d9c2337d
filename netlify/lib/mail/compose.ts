import type Mail from "nodemailer/lib/mailer";
import { contactLabels } from "../../../src/model/contact-message";
import { escapeHtml } from "../escape-html";
import type { Backlog } from "../inbox/backlog";
import type { StoredMessage, Suspicion } from "../inbox/stored-message";

/** Whose site it is, and the two addresses of the envelope. */
export type MailIdentity = {
  siteName: string;
  from: string;
  to: string;
};

/** A longer name is cut in the subject; it is whole in the text. */
const subjectNameLength = 60;

const reasons: Record<Suspicion, string> = {
  honeypot: "un champ invisible pour un visiteur a été rempli",
  speed: "le formulaire a été rempli plus vite qu’une personne ne peut le faire",
};

const frenchDates = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

const frenchDate = (iso: string): string => frenchDates.format(new Date(iso));

function subjectOf(message: StoredMessage, siteName: string): string {
  const characters = Array.from(message.name);
  const name =
    characters.length > subjectNameLength ? `${characters.slice(0, subjectNameLength).join("")}…` : message.name;
  const mark = message.suspicions.length > 0 ? "[Suspect] " : "";
  return `${mark}Message de ${name} – ${siteName}`;
}

/** Why the message is marked, as one sentence, or nothing. */
function warningsOf({ suspicions }: StoredMessage): string[] {
  const why = suspicions.map((suspicion) => reasons[suspicion]).join("\u202F; ");
  return why === "" ? [] : [`Peut-être un robot\u00A0: ${why}.`];
}

function spell(count: number, unit: string): string {
  return `${count}\u00A0${unit}${count > 1 ? "s" : ""}`;
}

function durationOf(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  return hours < 48 ? spell(hours, "heure") : spell(Math.floor(hours / 24), "jour");
}

/** The alarm, as one sentence: what came before this mail did not get through. */
function alarmOf({ overdue, oldest }: Backlog): string {
  const what = overdue > 1 ? `${overdue} messages attendaient` : "un message attendait";
  return (
    `Attention\u00A0: ${what} depuis plus d’une heure de pouvoir être envoyé${overdue > 1 ? "s" : ""}, ` +
    `le plus ancien depuis ${durationOf(oldest)}. La commande «\u00A0npm run inbox\u00A0» dit lesquels et pourquoi.`
  );
}

function textOf(message: StoredMessage, id: string, siteName: string, alerts: string[]): string {
  return [
    `Nouveau message reçu par le formulaire de contact du site ${siteName}.`,
    ...alerts.flatMap((alert) => ["", alert]),
    "",
    `${contactLabels.name}\u00A0: ${message.name}`,
    `${contactLabels.email}\u00A0: ${message.email}`,
    `Reçu le\u00A0: ${frenchDate(message.receivedAt)} (heure de Paris)`,
    "",
    message.message,
    "",
    "-- ",
    `Répondre à cet email écrit directement au visiteur. Référence\u00A0: ${id}`,
    "",
  ].join("\n");
}

function htmlOf(message: StoredMessage, id: string, siteName: string, alerts: string[]): string {
  const row = (label: string, value: string): string => `<p style="margin:0 0 4px"><b>${label}\u00A0:</b> ${value}</p>`;
  const email = escapeHtml(message.email);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(siteName)}</title></head>
<body style="margin:0 auto;padding:16px;max-width:600px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<p>Nouveau message reçu par le formulaire de contact du site ${escapeHtml(siteName)}.</p>
${alerts.map((alert) => `<p><b>${escapeHtml(alert)}</b></p>`).join("\n")}
${row(contactLabels.name, `<bdi>${escapeHtml(message.name)}</bdi>`)}
${row(contactLabels.email, `<a href="mailto:${encodeURIComponent(message.email)}">${email}</a>`)}
${row("Reçu le", `${frenchDate(message.receivedAt)} (heure de Paris)`)}
<div dir="auto" style="margin:16px 0;padding:16px;border:1px solid;border-radius:12px;white-space:pre-wrap">${escapeHtml(message.message)}</div>
<p style="font-size:14px">Répondre à cet email écrit directement au visiteur. Référence\u00A0: ${id}</p>
</body></html>
`;
}

/**
 * The mail for the provider. The visitor's words reach it as a display name, an address that
 * passed the form's rules, and text: no header, recipient, file or address of theirs to fetch.
 * The Message-ID follows from the message, so that a mail sent twice is recognised as one.
 *
 * @param backlog messages that have waited too long, to be told of beside this one.
 */
export function composeMail(
  id: string,
  message: StoredMessage,
  identity: MailIdentity,
  backlog?: Backlog,
): Mail.Options {
  const { siteName, from, to } = identity;
  const alerts = [...(backlog ? [alarmOf(backlog)] : []), ...warningsOf(message)];
  return {
    envelope: { from, to: [to] },
    from: { name: siteName, address: from },
    to: { name: "", address: to },
    replyTo: { name: message.name, address: message.email },
    subject: subjectOf(message, siteName),
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    text: textOf(message, id, siteName, alerts),
    html: htmlOf(message, id, siteName, alerts),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
