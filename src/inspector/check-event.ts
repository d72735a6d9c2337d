import { catalogue, commonKeys, type EventEntry, type KeyEntry } from "../browser/analytics/event-catalogue";

const describeType = { string: "un texte", number: "un nombre" };

function checkValue(key: string, value: unknown, { type, values }: KeyEntry): string[] {
  if (typeof value !== type) return [`«\u00a0${key}\u00a0» devrait être ${describeType[type]}`];
  if (values && !values.includes(value as string | number)) {
    return [`«\u00a0${key}\u00a0» devrait valoir ${values.join(" ou ")}`];
  }
  return [];
}

/**
 * Compares an event with the catalogue; returns its mistakes, in French. Commands and the tag
 * manager's internal events are not in the catalogue: check `isChecked` first.
 */
export function checkEvent(message: Record<string, unknown>): string[] {
  const { event, ...given } = message;
  if (typeof event !== "string") return ["Message sans «\u00a0event\u00a0»\u00a0: il ne vient pas du site"];
  const entry = Object.hasOwn(catalogue, event) ? (catalogue as Record<string, EventEntry>)[event] : undefined;
  if (!entry) return [`Événement inconnu\u00a0: «\u00a0${event}\u00a0»`];
  const expected: Record<string, KeyEntry> = { ...commonKeys, ...entry.keys };
  return [
    ...Object.entries(expected).flatMap(([key, keyEntry]) =>
      key in given ? checkValue(key, given[key], keyEntry) : [`Clé manquante\u00a0: «\u00a0${key}\u00a0»`],
    ),
    ...Object.keys(given)
      .filter((key) => !(key in expected))
      .map((key) => `Clé en trop\u00a0: «\u00a0${key}\u00a0»`),
  ];
}

/** Whether a push is compared with the catalogue: any plain object except the tag manager's `gtm.…` events. */
export function isChecked(message: unknown): message is Record<string, unknown> {
  if (Object.prototype.toString.call(message) !== "[object Object]") return false;
  const { event } = message as { event?: unknown };
  return !(typeof event === "string" && event.startsWith("gtm."));
}
