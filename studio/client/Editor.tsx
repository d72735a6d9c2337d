import { useEffect, useMemo, useRef, useState } from "react";
import { labelOf } from "../../src/content/project/label-of";
import { offerFile } from "../offer-file";
import type { CollectionView, FieldMistake, Fields, LaunchLine, ProjectView, Saved, Target } from "../protocol";
import { labelAt } from "../schema-path";
import { EntryForm } from "./form/EntryForm";
import { focusField } from "./form/focus-field";
import { FormContextProvider } from "./form/form-context";
import { Modal } from "./Modal";
import { PagePictures } from "./prose/PagePictures";
import { ProsePane } from "./prose/ProsePane";
import { useEntry } from "./useEntry";

type Props = {
  project: ProjectView;
  collection: CollectionView;
  target: Target;
  takesFocus: boolean;
  /** The field to go to; undefined for the top of the form. */
  field: string | undefined;
  /** What of it is still a sample. */
  samples: readonly LaunchLine[];
  onSaved: (saved: Saved) => void;
  onDirty: () => void;
  /** Returns to the list; undefined for a collection of a single entry. */
  onBack: (() => void) | undefined;
  /** What it returns to. */
  backTitle: string;
};

/** «Nouvel article», «Nouveau témoignage», «Nouvelle étape». */
function newTitleOf({ nouns: [one], feminine }: CollectionView): string {
  const silent = /^[aeiouyh]/.test(one.normalize("NFD"));
  return `${feminine ? "Nouvelle" : silent ? "Nouvel" : "Nouveau"} ${one}`;
}

/** The mistakes of an entry, but those of its text; those of its fields are buttons that lead to them. */
function MistakeSummary({ mistakes, schema, onOpen }: SummaryProps) {
  if (mistakes.length === 0) return null;
  return (
    <section className="card danger" aria-label="À corriger">
      <h3>{mistakes.length === 1 ? "1 point à corriger" : `${mistakes.length} points à corriger`}</h3>
      <ul>
        {mistakes.map(({ path, message, elsewhere }) => (
          <li key={`${elsewhere}${path.join()}${message}`}>
            {elsewhere === undefined && path.length > 0 ? (
              <button
                type="button"
                className="link"
                onClick={() => {
                  onOpen();
                  focusField(path);
                }}
              >
                {labelAt(schema, path)}
              </button>
            ) : (
              elsewhere
            )}
            {elsewhere !== undefined || path.length > 0 ? " : " : ""}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SummaryProps = { mistakes: readonly FieldMistake[]; schema: CollectionView["schema"]; onOpen: () => void };

/** What of an entry is still a sample, until its owner says that it is theirs. */
function SampleNote({ samples, busy, onCustomise }: SampleProps) {
  const fields = samples.flatMap(({ field }) => field ?? []);
  if (samples.length === 0) return null;
  return (
    <div className="card spark" role="group" aria-label="Exemple">
      <p>
        {fields.length === 0
          ? "Ce contenu est un exemple. Quand il dit ce que vous voulez\u00a0:"
          : "Ces parties sont encore des exemples. Quand l’une est la vôtre\u00a0:"}
      </p>
      {samples.map(({ title, field }) => (
        <button
          key={field}
          type="button"
          disabled={busy}
          onClick={() => onCustomise(fields.filter((name) => name !== field))}
        >
          C’est le mien{field !== null && `\u00a0: ${title}`}
        </button>
      ))}
    </div>
  );
}

type SampleProps = {
  samples: readonly LaunchLine[];
  busy: boolean;
  /** @param left the fields that stay samples. */
  onCustomise: (left: readonly string[]) => void;
};

/** The fields of an entry without its marks of a sample, but for the fields that stay samples. */
const customisedValue = (
  { sample: _sample, sampleFields: _fields, ...value }: Fields,
  left: readonly string[],
): Fields => (left.length > 0 ? { ...value, sampleFields: left } : value);

/** The editor of an entry: text, form, and what saves it or gives it up. */
export function Editor({ project, collection, target: opened, takesFocus, field, samples, ...props }: Props) {
  const { onSaved, onDirty, onBack, backTitle } = props;
  const entry = useEntry(collection, opened, onSaved);
  const { target, form, dirty, mistakes, isSaving, update, stage, notify } = entry;
  const [tab, setTab] = useState<"body" | "form">(opened.file ? "body" : "form");
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = form !== undefined;
  useEffect(() => {
    if (!isRead || !takesFocus) return;
    if (field === undefined) heading.current?.focus();
    else focusField([field]);
  }, [isRead, takesFocus, field]);
  useEffect(() => onDirty(), [dirty, onDirty]);

  const context = useMemo(
    () => ({
      target: form ?? opened,
      title: labelOf(form?.value ?? {}, ""),
      staged: form?.staged ?? {},
      stage,
      icons: project.icons,
    }),
    [form, opened, stage, project.icons],
  );
  if (!form) return <p role="status">{entry.status || "Lecture…"}</p>;

  const listed = collection.entries.find(({ file, id }) => file === target.file && id === target.id);
  const title = listed?.label ?? newTitleOf(collection);
  const isProse = collection.shape === "mdx";
  const textMistakes = mistakes.filter(
    ({ path, elsewhere }) => isProse && path.length === 0 && elsewhere === undefined,
  );
  const others = mistakes.filter((mistake) => !textMistakes.includes(mistake));
  const tabButton = (name: "body" | "form", label: string, count: number) => (
    <button type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
      {label}
      {count > 0 && ` (${count} à corriger)`}
    </button>
  );
  return (
    <FormContextProvider value={context}>
      <form
        className="editor"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          entry.save();
        }}
      >
        {onBack && (
          <button type="button" className="link" onClick={onBack}>
            ← {backTitle}
          </button>
        )}
        <div className="editorHead">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p role="status" className="help">
            {entry.status}
          </p>
          {dirty && (
            <button type="button" onClick={entry.discard}>
              Abandonner
            </button>
          )}
          <button type="submit" className="primary" disabled={!entry.savable || isSaving}>
            {isSaving ? "Enregistrement…" : "Enregistrer"}
          </button>
        </div>
        <SampleNote
          samples={samples}
          busy={isSaving}
          onCustomise={(left) => entry.save(customisedValue(form.value, left))}
        />
        <MistakeSummary mistakes={others} schema={collection.schema} onOpen={() => setTab("form")} />
        {isProse && (
          <>
            <div className="segmented" role="group" aria-label="Partie modifiée">
              {tabButton("body", "Texte", textMistakes.length)}
              {tabButton("form", "Fiche", others.length)}
            </div>
            <div hidden={tab !== "body"}>
              <ProsePane
                target={target}
                schema={collection.schema}
                staged={form.staged}
                text={form.body ?? ""}
                words={entry.words}
                mistakes={textMistakes}
                snippets={project.prose}
                onChange={(body) => update({ body })}
                onStage={stage}
                onOffer={(offered, name) => update({ value: offerFile(form.value, offered, name) })}
                onNotice={notify}
              />
              <PagePictures target={target} pictures={entry.pictures} staged={form.staged} onStage={stage} />
            </div>
          </>
        )}
        <div hidden={isProse && tab === "body"}>
          <EntryForm
            schema={collection.schema}
            value={form.value}
            mistakes={mistakes}
            onChange={(next) => update({ value: next })}
          />
        </div>
      </form>
      {entry.conflict && (
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
      )}
    </FormContextProvider>
  );
}
