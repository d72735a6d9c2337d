import type { EntryView, FormSchema } from "../protocol";
import { differencesOf } from "./differences";
import { Modal } from "./Modal";
import type { Conflict } from "./useEntryForm";

type Props = {
  conflict: Conflict;
  mine: Pick<EntryView, "value" | "body">;
  schema: FormSchema;
  onChoose: (mine: boolean) => void;
  onClose: () => void;
};

/** The file was changed elsewhere: shows both versions of each differing field, and asks which to keep. */
export function ConflictDialog({ conflict, mine, schema, onChoose, onClose }: Props) {
  return (
    <Modal title="Le fichier a changé entre-temps" onClose={onClose}>
      <p>{conflict.message} Rien n’a été écrasé : choisissez la version à garder.</p>
      <div className="versions">
        {differencesOf(schema, mine, conflict.current).map(({ label, mine: ours, disk }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <div className="versionPair">
              <div>
                <p className="label">Votre version</p>
                <pre>{ours}</pre>
              </div>
              <div>
                <p className="label">Version du disque</p>
                <pre>{disk}</pre>
              </div>
            </div>
          </section>
        ))}
      </div>
      <div className="modalActions">
        <button type="button" className="button" onClick={() => onChoose(false)}>
          Prendre la version du disque
        </button>
        <button type="button" className="button primary" onClick={() => onChoose(true)}>
          Garder ma version
        </button>
      </div>
    </Modal>
  );
}
