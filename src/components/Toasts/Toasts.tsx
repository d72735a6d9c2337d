import { useEffect, useLayoutEffect, useRef } from "react";
import { onScrollEnd } from "../motion/on-scroll-end";
import { placeClear } from "./clear-place";
import { ToastItem } from "./ToastItem";
import styles from "./Toasts.module.scss";
import { useToasts } from "./useToasts";

/**
 * The toasts raised by `notify`: bottom right, 3 at most (docs/contrat.md, «Constantes»), focused with Alt+T. The live
 * region is rendered from the start, or screen readers would not announce what is added to it.
 */
export function Toasts() {
  const { toasts, close } = useToasts();
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus before it entered the list: it gets it back once the list is empty. */
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { current } = list;
    const listening = new AbortController();
    // In a text field the keys write: on a Mac, «†».
    const focusList = ({ altKey, code }: KeyboardEvent): void => {
      const isWriting = document.activeElement?.matches(":read-write");
      if (altKey && code === "KeyT" && current?.hasChildNodes() && !isWriting) current.focus();
    };
    const noteOrigin = ({ relatedTarget: before }: FocusEvent): void => {
      if (!current?.contains(before as Node | null)) origin.current = before as HTMLElement | null;
    };
    document.addEventListener("keydown", focusList, listening);
    current?.addEventListener("focusin", noteOrigin, listening);
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current || toasts.length === 0) return undefined;
    const listening = new AbortController();
    const place = () => placeClear(current);
    place();
    onScrollEnd(document, place, listening.signal);
    window.addEventListener("resize", place, listening);
    // The messages of the fields come after the toast, and move the button.
    const grown = typeof ResizeObserver === "function" ? new ResizeObserver(place) : undefined;
    grown?.observe(document.body);
    return () => {
      listening.abort();
      grown?.disconnect();
    };
  }, [toasts]);

  useEffect(() => {
    if (toasts.length === 0 && document.activeElement === list.current) origin.current?.focus({ preventScroll: true });
  }, [toasts]);

  return (
    <section aria-label="Notifications (Alt+T)" aria-live="polite">
      <ol ref={list} tabIndex={-1} className={styles.list} data-floor="">
        {toasts.map((toast) => (
          <ToastItem key={toast.number} toast={toast} onClose={close} />
        ))}
      </ol>
    </section>
  );
}
