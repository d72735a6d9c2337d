import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import styles from "./Dialog.module.scss";

type Props = {
  /** For the parent to close it. */
  dialog: RefObject<HTMLDialogElement>;
  /** Id of the title. */
  labelledBy: string;
  className: string | undefined;
  /** A press on the backdrop closes it: for dialogs without user input to lose. */
  light?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open while mounted. The browser closes it on Escape and restores the focus. */
export function Dialog({ dialog, labelledBy, className = "", light, onClose, children }: Props) {
  useEffect(() => dialog.current?.showModal(), [dialog]);

  /** The content covers the dialog: a press on the element itself is one on the backdrop. */
  const press = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    // The press would move the focus, which the dialog restores on closing.
    event.preventDefault();
    if (light) event.currentTarget.close();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className}`}
      onMouseDown={press}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
