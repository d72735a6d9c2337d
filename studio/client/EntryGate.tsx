import type { ComponentProps } from "react";
import { Editor } from "./Editor";
import { useEntryLock } from "./useEntryLock";

/** The editor of an entry, in the only tab that may edit it. */
export function EntryGate(props: ComponentProps<typeof Editor>) {
  const { target, title, onBack } = props;
  const { held, take } = useEntryLock(JSON.stringify([target.type, target.file, target.id]));
  if (held === undefined) return <p role="status">Lecture…</p>;
  if (held) return <Editor {...props} />;
  return (
    <section className="elsewhere" aria-label={title}>
      <h2>{title}</h2>
      <p role="status">
        Ce contenu est ouvert dans un autre onglet, qui garde ce que vous y tapez. Continuez là-bas, ou reprenez ici :
        l’autre onglet s’arrêtera, sans rien perdre.
      </p>
      <div className="editorActions">
        <button type="button" className="button primary" onClick={take}>
          Reprendre ici
        </button>
        {onBack && (
          <button type="button" className="button" onClick={onBack}>
            Revenir à la liste
          </button>
        )}
      </div>
    </section>
  );
}
