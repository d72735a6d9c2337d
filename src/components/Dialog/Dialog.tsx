import type { MouseEvent, ReactNode } from "react";
import styles from "./Dialog.module.scss";

type Props = {
  labelledBy: string;
  className: string | undefined;
  /** A press on the backdrop closes it: for dialogs without user input to lose. */
  lightDismiss?: boolean;
  children: ReactNode;
};

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Closes the dialog that contains the target of an event. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }) => currentTarget.closest("dialog")?.close();

/** The backdrop is the dialog's, outside its box; inside, what is pressed on the dialog itself is its scrollbar. */
const isOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * A modal dialog, open once mounted: a new `key` opens it again. The browser closes it on Escape and restores the focus.
 */
export function Dialog({ labelledBy, className = "", lightDismiss, children }: Props) {
  const press = (event: MouseEvent<HTMLDialogElement>): void => {
    if (!isOnBackdrop(event)) return;
    // The press would move the focus, which the dialog restores on closing.
    event.preventDefault();
    if (lightDismiss) closeDialog(event);
  };

  return (
    <dialog ref={open} aria-labelledby={labelledBy} className={`${styles.dialog} ${className}`} onMouseDown={press}>
      {children}
    </dialog>
  );
}
