import { Modal } from "./Modal";
import type { OpenEntry } from "./useEntry";

/** The file was changed elsewhere, at the same place: one version stays, the other goes to the bin. */
export function ConflictDialog({ entry }: { entry: OpenEntry }) {
  return (
    <Modal title="Le fichier a changé entre-temps" onClose={entry.closeConflict}>
      <p>
        Quelqu’un l’a modifié au même endroit que vous. Rien n’a été écrasé : dites quelle version reste. L’autre va
        dans la corbeille, d’où elle peut revenir.
      </p>
      <div className="actions">
        <button type="button" onClick={entry.discard}>
          Garder celle du disque
        </button>
        <button type="button" className="primary" onClick={entry.keepMine}>
          Garder la mienne
        </button>
      </div>
    </Modal>
  );
}
