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

function tell(message: (listener: Listener) => void): void {
  if (listener) message(listener);
  else queue.push(message);
}

/** Raises a toast from anywhere; queued until `Toasts` listens. */
export const notify = (toast: Toast): void => tell(({ show }) => show(toast));

/** Takes back the toast with this subject: what it says is no longer true. */
export const withdraw = (subject: string): void => tell((next) => next.withdraw(subject));

/** Tells `next`, the only listener, what was queued, then all that follows. Returns how to unsubscribe. */
export function subscribe(next: Listener): () => void {
  listener = next;
  for (const message of queue.splice(0)) message(next);
  return () => {
    if (listener === next) listener = undefined;
  };
}
