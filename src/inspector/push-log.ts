import { onPushAttempt, type PushAttempt, pushedMessages } from "../browser/analytics/data-layer";
import { createSignal } from "../browser/signal";

export type LoggedAttempt = PushAttempt & { at: Date };

/** Pushed by gatsby-plugin-google-tagmanager once a document, and always refused by the gate. */
const pluginRouteEvent = "gatsby-route-change";

const isPluginNoise = (message: unknown): boolean =>
  (message as { event?: unknown } | null)?.event === pluginRouteEvent;

let attempts: readonly LoggedAttempt[] = [];
const changed = createSignal();

function setAttempts(next: readonly LoggedAttempt[]): void {
  attempts = next;
  changed.emit();
}

/**
 * Starts logging every push of this page with its time, let through or not. Earlier pushes are
 * logged with the current time.
 */
export function startPushLog(): void {
  setAttempts(pushedMessages().map((message) => ({ message, fate: "pushed", at: new Date() })));
  onPushAttempt((attempt) => {
    if (!isPluginNoise(attempt.message)) setAttempts([...attempts, { ...attempt, at: new Date() }]);
  });
}

/** Oldest first. The same array until it changes. */
export const loggedAttempts = () => attempts;

export const clearPushLog = (): void => setAttempts([]);

export const onPushLogChange = changed.subscribe;
