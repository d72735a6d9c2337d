import { type ReactNode, useEffect, useRef } from "react";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A native modal dialog: Escape closes it, and the focus is restored. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="modal" aria-label={title} onClose={onClose}>
      <div className="modalHead">
        <h2>{title}</h2>
        <button type="button" className="iconButton" aria-label="Fermer" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
