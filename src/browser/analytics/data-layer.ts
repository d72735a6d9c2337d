import { createSignal } from "../signal";
import type { AnalyticsEvent } from "./event-types";
import { siteMark } from "./site-mark";

/**
 * The only file that touches `window.dataLayer`.
 *
 * The layer exists from the start, because gatsby-plugin-google-tagmanager pushes to it 50 ms after every
 * route change and throws when it is missing. It is one plain array whose `push` is a gate: shut until
 * consent, and from then on open to what the marketer expects only
 * (docs/decisions/2026-11-20-porte-de-la-couche-de-donnees.md).
 */
type Push = (...messages: unknown[]) => number;

/** A push that was attempted. `held`: no consent; `refused`: consent given, but nothing the marketer expects. */
export type PushAttempt = { message: unknown; fate: "pushed" | "held" | "refused" };

const attempted = createSignal<PushAttempt>();

let layer: unknown[] | undefined;
let open = false;

/** What `gtag()` pushes: tags tell a command from an event by this very type. */
const isCommand = (message: unknown): boolean => Object.prototype.toString.call(message) === "[object Arguments]";

/** The site's own events, commands, and the tag manager's own steps (`gtm.js`, `gtm.dom`, `gtm.load`…). */
function admits(message: unknown): boolean {
  if (!open) return false;
  if (isCommand(message)) return true;
  const { event, custom_parameter: mark } = (message ?? {}) as Record<string, unknown>;
  return typeof event === "string" && (event.startsWith("gtm.") || mark === siteMark.custom_parameter);
}

/**
 * Creates the layer, or puts the gate on the one that is there. The tag manager, its tags and inspection
 * extensions each replace `push` with a function that calls the former one: whatever they put is wrapped in
 * the gate again, so that no one hears of what was not admitted.
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
      const admitted = messages.filter((message) => {
        const passes = admits(message);
        if (!passes) attempted.emit({ message, fate: open ? "refused" : "held" });
        return passes;
      });
      return admitted.length === 0 ? array.length : push.apply(array, admitted);
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

/** Lets pushes through, or stops them at once. What was held back is dropped, never queued. */
export function setGate(wanted: boolean): void {
  open = wanted;
}

/** Pushes an event of the catalogue; says whether it went through. */
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

/** What the layer holds already. */
export const pushedSoFar = (): readonly unknown[] => layer ?? [];

/** Calls `listener` for each push, let through or held back. */
export const onPushAttempt = attempted.subscribe;
