import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import styles from "./Dialog.module.scss";
import { keepFocusInside } from "./keep-focus-inside";

type Props = {
  /** The element, for its owner to close it. */
  dialog: RefObject<HTMLDialogElement>;
  /** Id of its title. */
  labelledBy: string;
  className: string | undefined;
  /** A press outside closes it: for what holds nothing that could be lost. */
  light?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered: Escape closes it, Tab goes round inside, and the focus goes
 * back to where it came from.
 *
 * Modal by its veil and `aria-modal`, not by `showModal()`: that makes the page inert, which styles each of its
 * elements anew and holds a slow phone for 50 to 90 ms.
 */
export function Dialog({ dialog, labelledBy, className = "", light, onClose, children }: Props) {
  useEffect(() => {
    const element = dialog.current;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") element?.close();
    };
    element?.show();
    element?.addEventListener("keydown", keepFocusInside);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [dialog]);

  const press = (event: MouseEvent): void => {
    // The focus stays inside, for the dialog to give back.
    event.preventDefault();
    if (light) dialog.current?.close();
  };

  return (
    <>
      <div role="presentation" className={styles.veil} onMouseDown={press} />
      <dialog
        ref={dialog}
        aria-modal="true"
        aria-labelledby={labelledBy}
        className={`${styles.dialog} ${className}`}
        onClose={onClose}
      >
        {children}
      </dialog>
    </>
  );
}
