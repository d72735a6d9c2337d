/** A message to the visitor, shown by `Toasts`. */
export type Toast = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Subject: a new toast replaces the one with the same subject. Defaults to its text. */
  about?: string;
};

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;

/** Raised while nobody listens. */
let waiting: Toast[] = [];

/** Raises a toast from anywhere; queued until `Toasts` listens. */
export function notify(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Calls `next`, the only listener, with each toast, queued ones first. Returns a function that unsubscribes. */
export function subscribe(next: Listener): () => void {
  listener = next;
  waiting.forEach(next);
  waiting = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}
