import type { EntryView } from "../protocol";
import { isSame } from "./form/prune";
import { Modal } from "./Modal";
import type { Conflict } from "./useWork";

type Props = {
  conflict: Conflict;
  mine: Pick<EntryView, "value" | "body">;
  onChoose: (mine: boolean) => void;
  onClose: () => void;
};

const show = (value: unknown) =>
  typeof value === "string" ? value : value === undefined ? "(vide)" : JSON.stringify(value, null, 2);

/** The file changed meanwhile: both versions of what differs, and a choice. */
export function ConflictDialog({ conflict, mine, onChoose, onClose }: Props) {
  const { value, body } = conflict.current;
  const keys = [...new Set([...Object.keys(mine.value), ...Object.keys(value)])];
  const different = [
    ...keys
      .filter((key) => !isSame(mine.value[key], value[key]))
      .map((key) => ({ key, mine: mine.value[key], disk: value[key] })),
    ...(mine.body === body ? [] : [{ key: "Texte", mine: mine.body ?? "", disk: body ?? "" }]),
  ];
  return (
    <Modal title="Le fichier a changé entre-temps" onClose={onClose}>
      <p>{conflict.message} Rien n’a été écrasé : choisissez la version à garder.</p>
      <div className="versions">
        {different.map(({ key, mine: ours, disk }) => (
          <section key={key} aria-label={key}>
            <h3>{key}</h3>
            <div className="versionPair">
              <div>
                <p className="label">Votre version</p>
                <pre>{show(ours)}</pre>
              </div>
              <div>
                <p className="label">Version du disque</p>
                <pre>{show(disk)}</pre>
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
