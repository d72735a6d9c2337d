import { ToastItem } from "./ToastItem";
import styles from "./Toasts.module.scss";
import { useKeptFocus } from "./useKeptFocus";
import { useToasts } from "./useToasts";

/**
 * What `notify` raises: bottom right, 3 at most (docs/contrat.md, «Constantes»), Alt+T leads to them. The region stands in
 * the page from the start, so that what comes into it is announced.
 */
export function Toasts() {
  const { toasts, close } = useToasts();
  const list = useKeptFocus(toasts);
  return (
    <section aria-label="Notifications (Alt+T)" aria-live="polite">
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.number} toast={toast} onClose={close} />
        ))}
      </ol>
    </section>
  );
}
