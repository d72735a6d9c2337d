import { useEffect } from "react";
import { toast as raise, Toaster } from "sonner";
import { Icon } from "../Icon/Icon";
import { subjectOf, subscribe } from "./notify";
import styles from "./ToastRegion.module.scss";

/** Time to read two sentences twice, in milliseconds; it stops while the pointer or the focus is on them. */
const READING_TIME = 8000;

/** A live region announces what is added to it once assistive technology knows it, in milliseconds. */
const SETTLING_TIME = 100;

/** The last toast about each subject: the next one takes its place, and is announced anew. */
const raised = new Map<string, string | number>();

const icons = {
  success: <Icon name="circle-check" />,
  error: <Icon name="circle-alert" />,
  close: <Icon name="x" size={18} />,
};

/** Above the bar and the consent banner, beside the round buttons of the gutter. */
const offset = { bottom: "calc(var(--space-4) + var(--floor))", right: "var(--gutter)", left: "var(--gutter)" };

/** Bottom right, 3 at most, Alt+T (docs/contrat.md, «Constantes»). An error stays until it is dismissed. */
export function ToastRegion() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const settled = setTimeout(() => {
      stop = subscribe((toast) => {
        const { kind, title, text } = toast;
        const former = raised.get(subjectOf(toast));
        if (former !== undefined) raise.dismiss(former);
        const duration = kind === "error" ? Infinity : READING_TIME;
        raised.set(subjectOf(toast), raise[kind](title, { description: text, duration }));
      });
    }, SETTLING_TIME);
    return () => {
      clearTimeout(settled);
      stop?.();
    };
  }, []);

  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      hotkey={["altKey", "KeyT"]}
      customAriaLabel="Notifications (Alt+T)"
      className={styles.toaster}
      offset={offset}
      mobileOffset={offset}
      icons={icons}
      closeButton
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Fermer",
        classNames: {
          toast: styles.toast,
          success: styles.success,
          error: styles.error,
          icon: styles.icon,
          content: styles.content,
          title: styles.title,
          closeButton: styles.close,
        },
      }}
    />
  );
}
