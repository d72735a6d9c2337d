import type { ConflictedFile } from "../protocol";

type Props = {
  files: readonly ConflictedFile[];
  busy: boolean;
  onResolve: (file: string, mine: boolean) => void;
  onFinish: () => void;
  onAbandon: () => void;
};

/** What the repository has received meets what was changed here: asks which version to keep, or gives up. */
export function ConflictedFiles({ files, busy, onResolve, onFinish, onAbandon }: Props) {
  const foreign = files.filter(({ settles }) => !settles);
  return (
    <section aria-label="Deux versions à départager">
      <h3>Deux versions à départager</h3>
      <p>
        {files.length === 0
          ? "Une mise à jour du dépôt est commencée : il reste à la terminer."
          : "Quelqu’un d’autre a publié des changements aux mêmes endroits que les vôtres. Choisissez ce que vous gardez là où les deux diffèrent ; le reste des deux est gardé."}
      </p>
      <ul className="binItems">
        {files.map(({ file, place, settles }) => (
          <li key={file}>
            <span>{place}</span>
            {settles && (
              <span className="editorActions">
                <button
                  type="button"
                  className="button small"
                  disabled={busy}
                  aria-label={`${place} : garder ma version`}
                  onClick={() => onResolve(file, true)}
                >
                  Ma version
                </button>
                <button
                  type="button"
                  className="button small"
                  disabled={busy}
                  aria-label={`${place} : prendre celle du dépôt`}
                  onClick={() => onResolve(file, false)}
                >
                  Celle du dépôt
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {foreign.length > 0 && (
        <p className="help">
          {foreign.map(({ file }) => file).join(", ")} : ce n’est pas du contenu. Annulez, puis demandez à la personne
          qui s’occupe du code.
        </p>
      )}
      <div className="modalActions">
        {files.length === 0 && (
          <button type="button" className="button primary" disabled={busy} onClick={onFinish}>
            Terminer
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={onAbandon}>
          Tout annuler
        </button>
      </div>
    </section>
  );
}
