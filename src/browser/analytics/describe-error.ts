import { maskEmails } from "./address";
import type { EventFields } from "./event-types";

export type ErrorReport = EventFields<"javascript_error">;

/** Google Analytics truncates a parameter at 100 characters. */
const MAX_CHARACTERS = 100;

/** Words of two characters or more, and each letter of scripts without capitals, where one letter may be a name. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Lo}|[\p{L}\p{N}]{2,}/gu) ?? [];

/** Fields in which a visitor types; the value of a checkbox is «on», which the visitor did not type. */
const textFields = "input:not([type=checkbox], [type=radio]), textarea";

/** Words typed by the visitor so far: an error message may quote them («Unexpected token … in "Jean…"»). */
function typedWords(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  return [...fields].flatMap(({ value }) => wordsOf(value));
}

/** Words of forms that were reset after sending: an error may still quote the message just sent. */
const sentWords: string[] = [];

document.addEventListener("reset", () => sentWords.push(...typedWords()));

/** Masks a message that quotes any word of a form field; a word of two letters must be a whole word of the message. */
function maskMessage(message: string): string {
  const [lower, words] = [message.toLowerCase(), wordsOf(message)];
  const repeats = (word: string) => (word.length === 2 ? words : lower).includes(word);
  if ([...typedWords(), ...sentWords].some(repeats)) return "(message masqué)";
  return maskEmails(message).slice(0, MAX_CHARACTERS);
}

/** URL of a script, without its query string and fragment. */
const fileOf = (address: string): string => maskEmails(address.replace(/[?#].*$/, ""));

/** The first location in a stack trace, in any browser's format: `…(https://host/app.js:12:34)`. */
const firstLocation = /([a-z-]+:\/\/[^\s()]+?):(\d+):\d+/;

function locationOf(event: ErrorEvent | PromiseRejectionEvent): { file: string; line: number } {
  if (!("reason" in event)) return { file: event.filename, line: event.lineno };
  const [, file = "", line = "0"] = firstLocation.exec(String((event.reason as Error).stack)) ?? [];
  return { file, line: Number(line) };
}

/** The report of an error for which `isSiteError` is true: its message without personal data, its file and its line. */
export function describeError(event: ErrorEvent | PromiseRejectionEvent): ErrorReport {
  const { file, line } = locationOf(event);
  return {
    error_message: maskMessage("reason" in event ? String(event.reason) : event.message),
    error_filename: fileOf(file),
    error_line: line,
  };
}
