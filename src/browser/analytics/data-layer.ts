import { createSignal } from "../signal";
import type { AnalyticsEvent } from "./event-types";
import { siteMark } from "./site-mark";

/**
 * The only file that accesses `window.dataLayer`.
 *
 * The layer exists from the start: gatsby-plugin-google-tagmanager pushes to it 50 ms after the
 * page has started and throws if it is missing. It is a plain array whose `push` is a gate: closed
 * until consent, then open to an allow-list of messages
 * (docs/decisions/2026-11-20-porte-de-la-couche-de-donnees.md).
 */
type Push = (...messages: unknown[]) => number;

/** An attempted push. `dropped`: no consent; `refused`: consent given, but the message is not on the allow-list. */
export type PushAttempt = { message: unknown; fate: "pushed" | "dropped" | "refused" };

const attempted = createSignal<PushAttempt>();

let layer: unknown[] | undefined;
let open = false;

/** Tags recognise what `gtag()` pushes by its type, `Arguments`. */
export const isCommand = (message: unknown): boolean =>
  Object.prototype.toString.call(message) === "[object Arguments]";

/** The allow-list: the site's own events, commands, and the tag manager's internal events (`gtm.js`, `gtm.dom`…). */
function isAllowed(message: unknown): boolean {
  if (!open) return false;
  if (isCommand(message)) return true;
  const { event, custom_parameter: mark } = (message ?? {}) as Record<string, unknown>;
  return typeof event === "string" && (event.startsWith("gtm.") || mark === siteMark.custom_parameter);
}

/**
 * Creates the layer, or installs the gate on the existing one. The tag manager, its tags and
 * inspection extensions each replace `push` with a wrapper of the previous one: each wrapper is put
 * behind the gate again, so that none of them sees a refused message.
 */
export function installDataLayer(): void {
  const host = window as { dataLayer?: unknown[] };
  const array = (host.dataLayer ??= []);
  if (layer === array) return;
  layer = array;

  const append: Push = (...messages) => {
    const length = Array.prototype.push.apply(array, messages);
    for (const message of messages) attempted.emit({ message, fate: "pushed" });
    return length;
  };
  const gate =
    (push: Push): Push =>
    (...messages) => {
      const allowed = messages.filter((message) => {
        const isPushed = isAllowed(message);
        if (!isPushed) attempted.emit({ message, fate: open ? "refused" : "dropped" });
        return isPushed;
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

/** Opens or closes the gate. Pushes made while it is closed are dropped, never queued. */
export function setGate(wanted: boolean): void {
  open = wanted;
}

/** Pushes an event of the catalogue. Returns whether it was let through. */
export function pushEvent(event: AnalyticsEvent): boolean {
  layer?.push(event);
  return open && layer !== undefined;
}

const asArguments = function () {
  return arguments;
} as (...words: unknown[]) => IArguments;

/** Pushes a command as `gtag()` does: `pushCommand("consent", "update", {…})`. */
export function pushCommand(...words: unknown[]): void {
  layer?.push(asArguments(...words));
}

/** The messages already in the layer. */
export const pushedMessages = (): readonly unknown[] => layer ?? [];

/** Empties the layer, while no tag has read it yet; returns what was in it. */
export const takeBack = (): unknown[] => layer?.splice(0) ?? [];

/** Puts back what was taken back; a tag manager that has arrived meanwhile hears it. */
export function putBack(messages: readonly unknown[]): void {
  layer?.push(...messages);
}

/** Calls `listener` for each push, let through or not. */
export const onPushAttempt = attempted.subscribe;
