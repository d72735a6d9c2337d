/**
 * The rules of a contact message, shared by the form and by the function that receives the message.
 * Imports little, as the browser's bundle includes this file.
 */

import { isBlank } from "./is-blank";

/** Maximum lengths, in characters (Unicode code points, so that an emoji counts once). */
export const contactLimits = { name: 200, email: 254, message: 10_000 } as const;

export const contactFields = ["name", "email", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** Labels of the fields, in the form and in the response page without JavaScript. */
export const contactLabels: Record<ContactField, string> = { name: "Nom", email: "Email", message: "Message" };

/** The id of a field in the page. */
export const fieldId = (field: ContactField): string => `contact-${field}`;

/** Name of the hidden anti-spam field: only a bot fills it in. */
export const honeypotField = "site_web";

/** Header with the milliseconds between opening the page and sending; absent without JavaScript. */
export const elapsedHeader = "Form-Elapsed";

/** A message validated by `checkContactMessage`. */
export type ContactMessage = Record<ContactField, string>;

/** Builds an object with a value for each field. */
export const forEachField = <Value>(read: (field: ContactField) => Value): Record<ContactField, Value> =>
  Object.fromEntries(contactFields.map((field) => [field, read(field)])) as Record<ContactField, Value>;

/** A French error message per invalid field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** `error` is the summary: shown in a toast, or above the form on the refusal page; sent in the JSON response. */
type ContactCheck = { ok: true; message: ContactMessage } | { ok: false; error: string; fields: FieldErrors };

/** Shown whenever a field is empty (docs/contrat.md, «Dans la page»). */
const incomplete = "Veuillez remplir tous les champs.";

const missing: ContactMessage = {
  name: "Indiquez votre nom.",
  email: "Indiquez votre adresse e-mail.",
  message: "Écrivez votre message.",
};

const tooLong: ContactMessage = {
  name: "Le nom ne peut pas dépasser 200 caractères.",
  email: "L’adresse e-mail ne peut pas dépasser 254 caractères.",
  message: "Le message ne peut pas dépasser 10\u202F000 caractères.",
};

const notText = "Ce champ doit être un texte.";
const malformedEmail = "Cette adresse e-mail est incomplète ou mal écrite. Exemple\u00A0: nom@exemple.fr";

/** The pattern of `<input type="email">` (HTML standard, "valid e-mail address"): one address, no display name. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Bidirectional control characters, which can disguise a name in a mail client. */
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Number of code points, as counted for the limits. */
export function countCharacters(value: string): number {
  let count = 0;
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    const next = value.charCodeAt(index + 1);
    if (unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000) index += 1;
    count += 1;
  }
  return count;
}

/** A text in Unicode NFC, with lone surrogates, which UTF-8 can't encode, replaced. */
function wellFormed(value: string): string {
  return value.replace(/\p{Cs}/gu, "\uFFFD").normalize("NFC");
}

/** A one-line value: control and bidirectional characters removed, spaces collapsed, trimmed. */
export function cleanLine(value: string): string {
  return wellFormed(value)
    .replace(bidirectional, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** An address without the invisible characters of a paste: spaces around, zero-width and bidirectional signs. */
export function cleanAddress(value: string): string {
  return value.replace(/[\p{Cf}\p{DI}]/gu, "").trim();
}

/** A multi-line value: every kind of line break (a slide's is `\v`) becomes `\n`, control characters but tabs go, trimmed. */
export function cleanText(value: string): string {
  return wellFormed(value)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/**
 * Converts an internationalised domain to ASCII, as browsers do to validate `type="email"`; some
 * browsers still submit the domain as typed.
 */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\0-\x7F]/.test(domain) || /[/?#:@\\\s]/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/** Whether a text is one address, without a display name; the domain may be internationalised. */
export const isEmailAddress = (address: string): boolean => emailPattern.test(asciiDomain(address));

const clean: Record<ContactField, (value: string) => string> = {
  name: cleanLine,
  email: (value) => asciiDomain(cleanLine(cleanAddress(value))),
  message: cleanText,
};

function checkField(field: ContactField, value: string): string | undefined {
  if (isBlank(value)) return missing[field];
  if (countCharacters(value) > contactLimits[field]) return tooLong[field];
  if (field === "email" && !emailPattern.test(value)) return malformedEmail;
  return undefined;
}

/** Normalises and validates any input; error messages are in French. */
export function checkContactMessage(input: unknown): ContactCheck {
  const given: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
  const message: ContactMessage = forEachField(() => "");
  const fields: FieldErrors = {};
  for (const field of contactFields) {
    const value = given[field] ?? "";
    if (typeof value !== "string") {
      fields[field] = notText;
      continue;
    }
    message[field] = clean[field](value);
    const error = checkField(field, message[field]);
    if (error !== undefined) fields[field] = error;
  }
  const errors = Object.values(fields);
  const [first] = errors;
  if (first === undefined) return { ok: true, message };
  const error = errors.some((refusal) => Object.values(missing).includes(refusal)) ? incomplete : first;
  return { ok: false, error, fields };
}
