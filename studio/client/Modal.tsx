import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A native modal dialog: Escape closes it, and the focus is restored. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // What is to be filled in, rather than the closing button.
    dialog.current?.querySelector<HTMLElement>("form :is(input, textarea)")?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // Outside the form that opens it, in which its own could not be.
  return createPortal(
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      <div className="row">
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label="Fermer" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
