import { createEmitter } from "../emitter";
import type { AnalyticsEvent } from "./event-types";
import { siteMark } from "./site-mark";

/**
 * The only file that accesses `window.dataLayer`.
 *
 * The layer exists from the start: gatsby-plugin-google-tagmanager pushes to it 50 ms after the
 * page has started and throws if it is missing. The layer is a plain array whose `push` is an accessor
 * (a getter and a setter), not a function: whatever replaces `push` is put behind a gate, closed until
 * consent, then open to an allow-list of messages
 * (docs/decisions/2026-11-20-porte-de-la-couche-de-donnees.md).
 */
type Push = (...messages: unknown[]) => number;

/**
 * An attempted push. `sent`: in the layer; `dropped`: no consent; `rejected`: consent given, but the message is not on
 * the allow-list.
 */
export type PushAttempt = { message: unknown; outcome: "sent" | "dropped" | "rejected" };

const attempted = createEmitter<PushAttempt>();

let layer: unknown[] | undefined;
let open = false;

/** Whether a message is a command of `gtag()`: tags recognise commands by their type, `Arguments`. */
export const isGtagCommand = (message: unknown): boolean =>
  Object.prototype.toString.call(message) === "[object Arguments]";

/** The allow-list: the site's own events, commands, and the tag manager's internal events (`gtm.js`, `gtm.dom`…). */
function isAllowed(message: unknown): boolean {
  if (!open) return false;
  if (isGtagCommand(message)) return true;
  const { event, custom_parameter: mark } = (message ?? {}) as Record<string, unknown>;
  return typeof event === "string" && (event.startsWith("gtm.") || mark === siteMark.custom_parameter);
}

/**
 * Creates the layer, or installs the gate on the existing one. The tag manager, its tags and
 * inspection extensions each replace `push` with a wrapper of the previous one: the setter puts each
 * wrapper behind the gate, so that none receives a message without consent.
 */
export function installDataLayer(): void {
  const host = window as { dataLayer?: unknown[] };
  const array = (host.dataLayer ??= []);
  if (layer === array) return;
  layer = array;

  const append: Push = (...messages) => {
    const length = Array.prototype.push.apply(array, messages);
    for (const message of messages) attempted.emit({ message, outcome: "sent" });
    return length;
  };
  const gate =
    (push: Push): Push =>
    (...messages) => {
      const allowed = messages.filter((message) => {
        const isSent = isAllowed(message);
        if (!isSent) attempted.emit({ message, outcome: open ? "rejected" : "dropped" });
        return isSent;
      });
      return allowed.length === 0 ? array.length : push.apply(array, allowed);
    };

  let outermost = gate(append);
  Object.defineProperty(array, "push", {
    configurable: true,
    get: () => outermost,
    set: (push: Push) => {
      outermost = gate(push);
    },
  });
}

/** Opens or closes the gate. Pushes to a closed gate are dropped, never queued. */
export function setGateOpen(isOpen: boolean): void {
  open = isOpen;
}

/** Pushes an event of the catalogue. Returns whether the gate was open. */
export function pushEvent(event: AnalyticsEvent): boolean {
  layer?.push(event);
  return open && layer !== undefined;
}

const argumentsOf = function () {
  return arguments;
} as (...words: unknown[]) => IArguments;

/** Pushes a command as `gtag()` does: `pushGtagCommand("consent", "update", {…})`. */
export function pushGtagCommand(...words: unknown[]): void {
  layer?.push(argumentsOf(...words));
}

/** The messages already in the layer. */
export const pushedMessages = (): readonly unknown[] => layer ?? [];

/** Removes and returns the messages of the layer, which no tag has read yet. */
export const removeMessages = (): unknown[] => layer?.splice(0) ?? [];

/** Pushes removed messages again; a tag manager loaded in between receives them. */
export function pushAgain(messages: readonly unknown[]): void {
  layer?.push(...messages);
}

/** Calls `listener` for each attempted push, whatever its outcome. */
export const onPushAttempt = attempted.subscribe;
