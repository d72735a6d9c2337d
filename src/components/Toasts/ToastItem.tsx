import { useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { Text } from "../Text/Text";
import styles from "./Toasts.module.scss";
import type { ShownToast } from "./useToasts";

type Props = { toast: ShownToast; onClose: (number: number) => void };

/** Time to read two sentences twice, in milliseconds. */
const READING_TIME = 8000;

/** An error stays until it is closed; a success disappears after a delay, unless hovered or focused. */
export function ToastItem({ toast: { kind, title, text, number, reload }, onClose }: Props) {
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
        {/* On one line: it covers little of the page. */}
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
