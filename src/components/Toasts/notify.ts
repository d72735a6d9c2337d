export type Toast = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** A new toast replaces the one with the same subject. Defaults to its text. */
  subject?: string;
};

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;

let queue: Toast[] = [];

/** Raises a toast from anywhere; queued until `Toasts` listens. */
export function notify(toast: Toast): void {
  if (listener) listener(toast);
  else queue.push(toast);
}

/** Hands each toast to `next`, the only listener, queued ones first. Returns how to unsubscribe. */
export function subscribe(next: Listener): () => void {
  listener = next;
  queue.forEach(next);
  queue = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}
