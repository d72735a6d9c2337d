import { isCommand } from "../browser/analytics/data-layer";
import { checkEvent, isEvent } from "./check-event";
import type { LoggedAttempt } from "./push-log";

/** A row of the inspector. */
export type AttemptLine = {
  time: string;
  title: string;
  fate: LoggedAttempt["fate"];
  /** Differences with the catalogue, in French. */
  mistakes: string[];
  content: unknown;
};

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** The arguments of a command, which is an `arguments` object. */
const wordsOf = (message: unknown): unknown[] | undefined =>
  isCommand(message) ? Array.from(message as ArrayLike<unknown>) : undefined;

/** An event that another script sends by itself: the gate lets commands through. */
const foreignEvent = ([command, name]: unknown[]): string[] =>
  command === "event"
    ? [`Envoi d’un autre script, par gtag()\u00a0: «\u00a0${String(name)}\u00a0» n’est pas du site`]
    : [];

/** Checks an attempted push against the catalogue. */
export function describeAttempt({ at, message, fate }: LoggedAttempt): AttemptLine {
  const words = wordsOf(message);
  const { event } = (message ?? {}) as { event?: unknown };
  return {
    time: clock.format(at),
    title: words ? words.slice(0, 2).join(" ") : typeof event === "string" ? event : "(sans nom)",
    fate,
    mistakes: words ? foreignEvent(words) : isEvent(message) ? checkEvent(message) : [],
    content: words ?? message,
  };
}
