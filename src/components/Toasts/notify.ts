export type Toast = {
  kind: "success" | "error";
  title: string;
  text: string;
  /** A new toast replaces the one with the same subject. Defaults to its text. */
  subject?: string;
  /** Offers to load the page again. */
  reload?: boolean;
};

type Listener = { show: (toast: Toast) => void; withdraw: (subject: string) => void };

let listener: Listener | undefined;

const queue: ((listener: Listener) => void)[] = [];

function pass(message: (listener: Listener) => void): void {
  if (listener) message(listener);
  else queue.push(message);
}

/** Raises a toast from anywhere; queued until `Toasts` listens. */
export const notify = (toast: Toast): void => pass(({ show }) => show(toast));

/** Removes the toast with this subject: what the toast says is no longer true. */
export const withdrawToast = (subject: string): void => pass((next) => next.withdraw(subject));

/**
 * Passes to `next`, the only listener, what was queued, then all that follows. Returns a function that unsubscribes.
 */
export function subscribe(next: Listener): () => void {
  listener = next;
  for (const message of queue.splice(0)) message(next);
  return () => {
    if (listener === next) listener = undefined;
  };
}
