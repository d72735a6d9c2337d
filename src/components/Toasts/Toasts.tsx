import { ToastItem } from "./ToastItem";
import styles from "./Toasts.module.scss";
import { useKeptFocus } from "./useKeptFocus";
import { useToasts } from "./useToasts";

/**
 * The toasts raised by `notify`: bottom right, 3 at most (docs/contrat.md, «Constantes»), focused with Alt+T. The live
 * region is rendered from the start, or screen readers would not announce what is added to it.
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
