import { useEffect, useRef, useState } from "react";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { subjectOf, subscribe, type Toast } from "./notify";
import styles from "./PlainToasts.module.scss";

type Numbered = { toast: Toast; number: number };

/** The new toast last, in the place of one about the same; three at most. */
function add(before: Numbered[], toast: Toast): Numbered[] {
  const others = before.filter((other) => subjectOf(other.toast) !== subjectOf(toast));
  return [...others, { toast, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-3);
}

/**
 * Toasts without the library, when it can't be fetched: the last three, each until it is closed.
 * Alt+T leads to them, as with the library.
 */
export function PlainToasts() {
  const [toasts, setToasts] = useState<Numbered[]>([]);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => subscribe((toast) => setToasts((before) => add(before, toast))), []);

  useEffect(() => {
    const goToList = ({ altKey, code }: KeyboardEvent): void => {
      if (altKey && code === "KeyT") list.current?.focus();
    };
    document.addEventListener("keydown", goToList);
    return () => document.removeEventListener("keydown", goToList);
  }, []);

  return (
    <section aria-label="Notifications (Alt+T)" aria-live="polite">
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {toasts.map(({ toast, number }) => (
          <li key={number} className={`${styles.toast} ${styles[toast.kind]}`}>
            <p className={styles.title}>
              <Icon name={toast.kind === "error" ? "circle-alert" : "circle-check"} />
              {toast.title}
            </p>
            <p>{toast.text}</p>
            <Button
              variant="quiet"
              onClick={() => setToasts((before) => before.filter((other) => other.toast !== toast))}
            >
              Fermer
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
