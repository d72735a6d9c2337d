import { onPushAttempt, type PushAttempt, pushedSoFar } from "../browser/analytics/data-layer";
import { createSignal } from "../browser/signal";

export type LoggedAttempt = PushAttempt & { at: Date };

/** What gatsby-plugin-google-tagmanager pushes at every route change, and the gate always refuses. */
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
 * Starts remembering every push of this page, let through or not, with the time it was made. What came before
 * the inspector is there too, dated now.
 */
export function startPushLog(): void {
  setAttempts(pushedSoFar().map((message) => ({ message, fate: "pushed", at: new Date() })));
  onPushAttempt((attempt) => {
    if (!isPluginNoise(attempt.message)) setAttempts([...attempts, { ...attempt, at: new Date() }]);
  });
}

/** Oldest first: the same array until something is pushed or the log is cleared. */
export const loggedAttempts = () => attempts;

export const clearPushLog = (): void => setAttempts([]);

export const onPushLogChange = changed.subscribe;
