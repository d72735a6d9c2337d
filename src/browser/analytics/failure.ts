import { maskEmails } from "./address";
import type { EventFields } from "./event-types";

export type Failure = EventFields<"javascript_error">;

/** Google Analytics keeps 100 characters of a parameter. */
const MOST_CHARACTERS = 100;

/** The words the visitor typed so far: an error message may quote them («Unexpected token … in "Jean…"»). */
function typedWords(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].flatMap(({ value }) => value.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** Never the content of a form field: a message that repeats a single word of it is replaced as a whole. */
function clean(message: string): string {
  const lower = message.toLowerCase();
  if (typedWords().some((word) => lower.includes(word.toLowerCase()))) return "(message masqué)";
  return maskEmails(message).slice(0, MOST_CHARACTERS);
}

/** A script's address, or that of the page it stands in, without its query string or fragment. */
const fileOf = (address: string): string => maskEmails(address.replace(/[?#].*$/, ""));

const describe = (message: string, file: string, line: number): Failure => ({
  error_message: clean(message),
  error_filename: fileOf(file),
  error_line: line,
});

/** What to report of an uncaught error. */
export const failureOf = ({ message, filename, lineno }: ErrorEvent): Failure => describe(message, filename, lineno);

/** The first place a stack names, in the wording of any browser: `…(https://host/app.js:12:34)`. */
const place = /((?:https?|[a-z]+-extension):\/\/[^\s()]+?):(\d+):\d+/;

/** What to report of a rejected promise that nobody took care of; the reason may be anything. */
export function rejectionOf(reason: unknown): Failure {
  if (!(reason instanceof Error)) return describe(String(reason), "", 0);
  const [, file = "", line = "0"] = place.exec(reason.stack ?? "") ?? [];
  return describe(String(reason), file, Number(line));
}
