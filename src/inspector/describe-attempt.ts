import { checkEvent, isEvent } from "./check-event";
import type { LoggedAttempt } from "./push-log";

/** One line of the inspector. */
export type AttemptLine = {
  time: string;
  title: string;
  fate: LoggedAttempt["fate"];
  /** What differs from the catalogue, in French. */
  mistakes: string[];
  content: unknown;
};

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** A command is an `arguments` object: read as the list of words it stands for. */
const wordsOf = (message: unknown): unknown[] | undefined =>
  Object.prototype.toString.call(message) === "[object Arguments]"
    ? Array.from(message as ArrayLike<unknown>)
    : undefined;

/** A push that was attempted, checked against the catalogue. */
export function describeAttempt({ at, message, fate }: LoggedAttempt): AttemptLine {
  const words = wordsOf(message);
  const { event } = (message ?? {}) as { event?: unknown };
  return {
    time: clock.format(at),
    title: words ? words.slice(0, 2).join(" ") : typeof event === "string" ? event : "(sans nom)",
    fate,
    mistakes: isEvent(message) ? checkEvent(message) : [],
    content: words ?? message,
  };
}
