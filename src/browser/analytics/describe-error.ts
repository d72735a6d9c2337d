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

/** URL of a script, or of the page for an inline one, without its query string and fragment. */
const fileOf = (address: string): string => maskEmails(address.replace(/[?#].*$/, ""));

const describe = (message: string, file: string, line: number): Failure => ({
  error_message: clean(message),
  error_filename: fileOf(file),
  error_line: line,
});

/** The report of an uncaught error. */
export const failureOf = ({ message, filename, lineno }: ErrorEvent): Failure => describe(message, filename, lineno);

/** A browser hides what fails in a script of another origin (https://html.spec.whatwg.org/#muted-errors). */
const isMuted = ({ error_message: message, error_line: line }: Failure) =>
  /^Script error\.?$/.test(message) && line === 0;

/** Layout that observers keep changing: nothing failed (https://drafts.csswg.org/resize-observer/#deliver-resize-error). */
const isLayout = ({ error_message: message }: Failure) => message.startsWith("ResizeObserver loop ");

/** Whether code of the site may have failed: its files have http(s) addresses; extensions have other ones, or a mask. */
export function isOwn(failure: Failure): boolean {
  return /^(https?:|$)/.test(failure.error_filename) && !isMuted(failure) && !isLayout(failure);
}

/** The first location in a stack trace, in any browser's format: `…(https://host/app.js:12:34)`. */
const firstLocation = /([a-z-]+:\/\/[^\s()]+?):(\d+):\d+/;

/** The report of an unhandled promise rejection; `reason` may be any value. */
export function rejectionOf(reason: unknown): Failure {
  if (!(reason instanceof Error)) return describe(String(reason), "", 0);
  const [, file = "", line = "0"] = firstLocation.exec(reason.stack ?? "") ?? [];
  return describe(String(reason), file, Number(line));
}
