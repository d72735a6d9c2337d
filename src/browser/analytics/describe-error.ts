import { maskEmails } from "./address";
import type { EventFields } from "./event-types";

export type Failure = EventFields<"javascript_error">;

/** Google Analytics truncates a parameter at 100 characters. */
const MAX_CHARACTERS = 100;

/** What the visitor has typed so far: an error message may quote it («Unexpected token … in "Jean…"»). */
function typedWords(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].flatMap(({ value }) => value.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** Replaces a message that repeats any word of a form field. */
function clean(message: string): string {
  const lower = message.toLowerCase();
  if (typedWords().some((word) => lower.includes(word.toLowerCase()))) return "(message masqué)";
  return maskEmails(message).slice(0, MAX_CHARACTERS);
}

/** URL of a script, or of the page for an inline one, without its query string and fragment. */
const fileOf = (address: string): string => maskEmails(address.replace(/[?#].*$/, ""));

const describe = (message: string, file: string, line: number): Failure => ({
  error_message: clean(message),
  error_filename: fileOf(file),
  error_line: line,
});

/** The report of an uncaught error. */
export const failureOf = ({ message, filename, lineno }: ErrorEvent): Failure => describe(message, filename, lineno);

/** The first location in a stack trace, in any browser's format: `…(https://host/app.js:12:34)`. */
const firstLocation = /((?:https?|[a-z]+-extension):\/\/[^\s()]+?):(\d+):\d+/;

/** The report of an unhandled promise rejection; `reason` may be any value. */
export function rejectionOf(reason: unknown): Failure {
  if (!(reason instanceof Error)) return describe(String(reason), "", 0);
  const [, file = "", line = "0"] = firstLocation.exec(reason.stack ?? "") ?? [];
  return describe(String(reason), file, Number(line));
}
