import { isGtagCommand } from "../browser/analytics/data-layer";
import { checkEvent, isChecked } from "./check-event";
import type { LoggedAttempt } from "./push-log";

/** A row of the inspector. */
export type AttemptLine = {
  time: string;
  title: string;
  outcome: LoggedAttempt["outcome"];
  /** Differences with the catalogue, in French. */
  mistakes: string[];
  content: unknown;
};

const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** The arguments of a gtag command; undefined for other messages. */
const argumentsOf = (message: unknown): unknown[] | undefined =>
  isGtagCommand(message) ? Array.from(message as ArrayLike<unknown>) : undefined;

/** Reports an event that another script sends with gtag(): the gate lets all commands through. */
const foreignEvent = ([command, name]: unknown[]): string[] =>
  command === "event"
    ? [`Envoi d’un autre script, par gtag()\u00a0: «\u00a0${String(name)}\u00a0» n’est pas du site`]
    : [];

/** Checks an attempted push against the catalogue. */
export function describeAttempt({ at, message, outcome }: LoggedAttempt): AttemptLine {
  const commandArguments = argumentsOf(message);
  const { event } = (message ?? {}) as { event?: unknown };
  return {
    time: clock.format(at),
    title: commandArguments ? commandArguments.slice(0, 2).join(" ") : typeof event === "string" ? event : "(sans nom)",
    outcome,
    mistakes: commandArguments ? foreignEvent(commandArguments) : isChecked(message) ? checkEvent(message) : [],
    content: commandArguments ?? message,
  };
}
