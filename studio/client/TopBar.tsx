import { useRef } from "react";

/** The outcome of the last operation; `undo` is the id of its undo. */
export type Notice = { message: string; undo?: string };

type Props = {
  notice: Notice;
  showsPreview: boolean;
  showsMenu: boolean;
  onMenu: () => void;
  onUndo: (id: string) => void;
  onPreview: () => void;
  onBin: () => void;
  onChanges: () => void;
};

/** The outcome of the last operation, with an undo button that keeps the focus nearby, and site-wide actions. */
export function TopBar({ notice, showsPreview, showsMenu, onMenu, onUndo, onPreview, onBin, onChanges }: Props) {
  const { message, undo } = notice;
  const container = useRef<HTMLDivElement>(null);
  return (
    <header className="top">
      <h1>Studio</h1>
      <div role="status" className="topNotice" ref={container} tabIndex={-1}>
        {message}
        {undo && (
          <button
            type="button"
            className="link"
            onClick={() => {
              container.current?.focus();
              onUndo(undo);
            }}
          >
            Annuler
          </button>
        )}
      </div>
      <button type="button" className="menuToggle" aria-pressed={showsMenu} onClick={onMenu}>
        Contenus
      </button>
      <button type="button" className="previewToggle" aria-pressed={showsPreview} onClick={onPreview}>
        Aperçu
      </button>
      <button type="button" onClick={onBin}>
        Corbeille
      </button>
      <button type="button" className="primary" onClick={onChanges}>
        Ce qui a changé
      </button>
    </header>
  );
}
