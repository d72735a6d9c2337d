import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { Text } from "../Text/Text";
import { onScrollEnd } from "../motion/on-scroll-end";
import styles from "./Toasts.module.scss";
import { placeClear } from "./clear-place";
import { subscribe, type Toast } from "./notify";

type ToastItemProps = { toast: ShownToast; onClose: (number: number) => void };

/** Time to read two sentences twice, in milliseconds. */
const READING_TIME = 8000;

/** An error stays until it is closed; a success disappears after a delay, unless hovered or focused. */
function ToastItem({ toast: { kind, title, text, number, reload }, onClose }: ToastItemProps) {
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (kind === "error") return;
    const timer = setInterval(() => {
      // `:focus` no longer matches in a window that Firefox leaves.
      const isFocused = item.current?.contains(document.activeElement);
      if (!isFocused && !item.current?.matches(":hover")) onClose(number);
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [kind, number, onClose]);

  // Before it is removed, hands the focus over to the list.
  useLayoutEffect(() => {
    const { current } = item;
    return () => {
      if (current?.contains(document.activeElement)) current.closest("ol")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <li ref={item} className={`small ${styles.toast} ${styles[kind]}`}>
      <Icon name={kind === "error" ? "circle-alert" : "circle-check"} className={styles.icon} />
      <p>
        {/* On one line: a toast covers little of the page. */}
        <Text as="strong">{title}</Text>
        {"\u00A0 "}
        <Text as="span">{text}</Text>
        {reload && (
          <Button variant="secondary" className={styles.reload} onClick={() => location.reload()}>
            Recharger la page
          </Button>
        )}
      </p>
      <button
        type="button"
        aria-label="Fermer"
        className={`iconButton ${styles.close}`}
        onClick={() => onClose(number)}
      >
        <Icon name="x" size={18} />
      </button>
    </li>
  );
}

type ShownToast = Toast & { number: number };

const MOST_SHOWN = 3;

/** On touch screens, `click` is fired a moment after `pointerup` (in milliseconds). */
const TAP_TIME = 100;

/** Appends a toast, removing the one with the same subject. */
function add(shown: ShownToast[], toast: Toast): ShownToast[] {
  const { subject = toast.text } = toast;
  const others = shown.filter((other) => other.subject !== subject);
  return [...others, { ...toast, subject, number: (shown.at(-1)?.number ?? 0) + 1 }].slice(-MOST_SHOWN);
}

/** The toasts to show. None appears during a press, which would then land on it instead of its target. */
function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  useEffect(() => {
    const listener = {
      show: (toast: Toast) => setToasts((shown) => add(shown, toast)),
      withdraw: (subject: string) => setToasts((shown) => shown.filter((toast) => toast.subject !== subject)),
    };
    const listening = new AbortController();
    let stop = subscribe(listener);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = ({ button }: PointerEvent): void => {
      clearTimeout(timer);
      if (button === 0) stop();
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (stop = subscribe(listener)), TAP_TIME);
    };
    document.addEventListener("pointerdown", hold, listening);
    document.addEventListener("pointerup", release, listening);
    document.addEventListener("pointercancel", release, listening);
    return () => {
      stop();
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const close = useCallback((number: number) => setToasts((shown) => shown.filter((one) => one.number !== number)), []);
  return { toasts, close };
}

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
