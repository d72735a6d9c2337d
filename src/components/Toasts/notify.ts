/** What a section says to the visitor; shown by `Toasts`. */
export type Toast = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** What it is the outcome of: the next outcome takes its place. Its own words if not given. */
  about?: string;
};

/** Two toasts about the same are never shown together. */
export const subjectOf = ({ title, text, about = `${title} ${text}` }: Toast): string => about;

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Raised while nobody listens; handed to the next subscriber, so that none is lost. */
let waiting: Toast[] = [];

/** Raises a toast from anywhere; kept until `Toasts` listens. */
export function notify(toast: Toast): void {
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Calls `listener` with each toast, those already waiting first. Returns what stops it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const toast of missed) listener(toast);
  return () => {
    listeners.delete(listener);
  };
}
