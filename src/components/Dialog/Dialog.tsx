import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import styles from "./Dialog.module.scss";

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

/** A modal dialog, open as long as it is rendered. The browser closes it on Escape and gives the focus back. */
export function Dialog({ dialog, labelledBy, className = "", light, onClose, children }: Props) {
  useEffect(() => dialog.current?.showModal(), [dialog]);

  /** Its content fills it: a press on the element itself is one outside. */
  const press = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    // The press would take the focus away from whom the dialog gives it back to.
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
