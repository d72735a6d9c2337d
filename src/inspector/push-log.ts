import { onPushAttempt, type PushAttempt, pushedMessages } from "../browser/analytics/data-layer";
import { createEmitter } from "../browser/emitter";

export type LoggedAttempt = PushAttempt & { at: Date };

/** Pushed by gatsby-plugin-google-tagmanager once per document, and always rejected by the gate. */
const pluginRouteEvent = "gatsby-route-change";

const isPluginRouteEvent = (message: unknown): boolean =>
  (message as { event?: unknown } | null)?.event === pluginRouteEvent;

let attempts: readonly LoggedAttempt[] = [];
const changed = createEmitter();

function setAttempts(next: readonly LoggedAttempt[]): void {
  attempts = next;
  changed.emit();
}

/**
 * Starts logging every attempted push of this page with its time. Earlier pushes are logged with the
 * current time.
 */
export function startPushLog(): void {
  setAttempts(pushedMessages().map((message) => ({ message, outcome: "sent", at: new Date() })));
  onPushAttempt((attempt) => {
    if (!isPluginRouteEvent(attempt.message)) setAttempts([...attempts, { ...attempt, at: new Date() }]);
  });
}

/** The log, oldest first; the same array until it changes, as `useSyncExternalStore` requires. */
export const loggedAttempts = () => attempts;

export const clearPushLog = (): void => setAttempts([]);

export const onPushLogChange = changed.subscribe;
