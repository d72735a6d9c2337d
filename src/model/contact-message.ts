/**
 * The rules of a contact message, shared by the form and by the function that receives it.
 * Imports nothing: it ships in the browser's bundle.
 */

/** Longest value of each field, in characters (Unicode code points, so that an emoji counts once). */
export const contactLimits = { name: 200, email: 254, message: 10_000 } as const;

export const contactFields = ["name", "email", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** What each field is called in the form and in the page that answers it without JavaScript. */
export const contactLabels: Record<ContactField, string> = { name: "Nom", email: "Email", message: "Message" };

/** Name of the field that no person can see: what is typed there was typed by a robot. */
export const honeypotField = "site_web";

/** Header with the milliseconds between the page's opening and the sending; absent without JavaScript. */
export const elapsedHeader = "Form-Elapsed";

/** A message that passed `checkContactMessage`. */
export type ContactMessage = Record<ContactField, string>;

/** A value for each field: all of them, whatever they are. */
export const forEachField = <Value>(read: (field: ContactField) => Value): Record<ContactField, Value> =>
  Object.fromEntries(contactFields.map((field) => [field, read(field)])) as Record<ContactField, Value>;

/** One French sentence for each field that was refused. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** `error` is the sentence to show above the form (in a toast, in the JSON answer). */
export type ContactCheck = { ok: true; message: ContactMessage } | { ok: false; error: string; fields: FieldErrors };

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

/** Direction overrides and marks: they can make a name read as something else in a mail client. */
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Number of characters as a reader counts them for the limits: code points. */
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

/** Composed form, without halves of surrogate pairs (they can't be written as UTF-8). */
function wellFormed(value: string): string {
  return value.replace(/\p{Cs}/gu, "\uFFFD").normalize("NFC");
}

/** A one-line value: no control or bidirectional character, single spaces, trimmed. */
export function cleanLine(value: string): string {
  return wellFormed(value)
    .replace(bidirectional, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** A message: its lines and tabs are kept, other control characters are not; trimmed. */
export function cleanText(value: string): string {
  return wellFormed(value)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/**
 * Spells an accented domain in ASCII, as browsers do before they check `type="email"`;
 * some of them submit what was typed.
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

const clean: Record<ContactField, (value: string) => string> = {
  name: cleanLine,
  email: (value) => asciiDomain(cleanLine(value)),
  message: cleanText,
};

/** Nothing a reader would see: spaces, controls, zero-width characters, fillers and the empty Braille cell. */
function isBlank(value: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(value);
}

function checkField(field: ContactField, value: string): string | undefined {
  if (isBlank(value)) return missing[field];
  if (countCharacters(value) > contactLimits[field]) return tooLong[field];
  if (field === "email" && !emailPattern.test(value)) return malformedEmail;
  return undefined;
}

/** Normalises and checks whatever was received; the fields of a refusal are in French. */
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
    const refusal = checkField(field, message[field]);
    if (refusal !== undefined) fields[field] = refusal;
  }
  const refusals = Object.values(fields);
  const [first] = refusals;
  if (first === undefined) return { ok: true, message };
  const error = refusals.some((refusal) => Object.values(missing).includes(refusal)) ? incomplete : first;
  return { ok: false, error, fields };
}
