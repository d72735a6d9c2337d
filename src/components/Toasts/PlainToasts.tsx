import { useEffect, useState } from "react";
import { Icon } from "../Icon/Icon";
import { subscribe, type Toast } from "./notify";
import styles from "./ToastRegion.module.scss";

/** Toasts without the library, when it can't be fetched: the last three, each until it is closed. */
export function PlainToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => subscribe((toast) => setToasts((before) => [...before, toast].slice(-3))), []);

  return (
    <section aria-label="Notifications" aria-live="polite">
      <ol className={styles.plain}>
        {toasts.map((toast, index) => (
          <li key={index} className={`${styles.toast} ${styles[toast.kind]}`}>
            <span className={styles.icon}>
              <Icon name={toast.kind === "error" ? "circle-alert" : "circle-check"} />
            </span>
            <div className={styles.content}>
              <p className={styles.title}>{toast.title}</p>
              <p>{toast.text}</p>
            </div>
            <button
              type="button"
              className={styles.close}
              aria-label="Fermer"
              onClick={() => setToasts((before) => before.filter((other) => other !== toast))}
            >
              <Icon name="x" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
