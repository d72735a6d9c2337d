import { maskEmails } from "./address";
import type { EventFields } from "./event-types";

export type Failure = EventFields<"javascript_error">;

/** Google Analytics truncates a parameter at 100 characters. */
const MAX_CHARACTERS = 100;

/** Words, and each letter of a script that has no capitals, where a name may be one. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Lo}|[\p{L}\p{N}]{2,}/gu) ?? [];

/** What takes words; the value of a box to tick is «on». */
const textFields = "input:not([type=checkbox], [type=radio]), textarea";

/** What the visitor has typed so far: an error message may quote it («Unexpected token … in "Jean…"»). */
function typedWords(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  return [...fields].flatMap(({ value }) => wordsOf(value));
}

/** The words of forms that were emptied: those of a message just sent. */
const sentWords: string[] = [];

document.addEventListener("reset", () => sentWords.push(...typedWords()));

/** Replaces a message that repeats any word of a form field; one of two letters, whole. */
function clean(message: string): string {
  const [lower, words] = [message.toLowerCase(), wordsOf(message)];
  const repeats = (word: string) => (word.length === 2 ? words : lower).includes(word);
  if ([...typedWords(), ...sentWords].some(repeats)) return "(message masqué)";
  return maskEmails(message).slice(0, MAX_CHARACTERS);
}

/** URL of a script, without its query string and fragment. */
const fileOf = (address: string): string => maskEmails(address.replace(/[?#].*$/, ""));

/** The first place in a stack trace, in any browser's format: `…(https://host/app.js:12:34)`. */
const firstPlace = /([a-z-]+:\/\/[^\s()]+?):(\d+):\d+/;

function placeOf(event: ErrorEvent | PromiseRejectionEvent): { file: string; line: number } {
  if (!("reason" in event)) return { file: event.filename, line: event.lineno };
  const [, file = "", line = "0"] = firstPlace.exec(String((event.reason as Error).stack)) ?? [];
  return { file, line: Number(line) };
}

/** The report of an uncaught error, or of an unhandled promise rejection, that `isOwn`. */
export function failureOf(event: ErrorEvent | PromiseRejectionEvent): Failure {
  const { file, line } = placeOf(event);
  return {
    error_message: clean("reason" in event ? String(event.reason) : event.message),
    error_filename: fileOf(file),
    error_line: line,
  };
}
