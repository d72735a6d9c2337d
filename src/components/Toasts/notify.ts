/** A message to the visitor, shown by `Toasts`. */
export type Toast = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Subject: a new toast replaces the one with the same subject. Defaults to its text. */
  about?: string;
};

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Raised before any subscriber; delivered to the first one. */
let waiting: Toast[] = [];

/** Raises a toast from anywhere; queued until `Toasts` is mounted. */
export function notify(toast: Toast): void {
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Calls `listener` with each toast, queued ones first. Returns a function that unsubscribes. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const toast of missed) listener(toast);
  return () => {
    listeners.delete(listener);
  };
}
