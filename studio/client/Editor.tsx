import { useEffect, useMemo, useRef, useState } from "react";
import type { CollectionView, ProjectView, Saved, Target } from "../protocol";
import { ConflictDialog } from "./ConflictDialog";
import { EntryForm } from "./form/EntryForm";
import { FormContextProvider } from "./form/form-context";
import { MistakeSummary } from "./MistakeSummary";
import { ArticlePictures } from "./prose/ArticlePictures";
import { offerFile } from "../offer-file";
import { ProsePane } from "./prose/ProsePane";
import { useEntryForm } from "./useEntryForm";

type Props = {
  project: ProjectView;
  collection: CollectionView;
  target: Target;
  title: string;
  takesFocus: boolean;
  onSaved: (saved: Saved) => void;
  onDirty: () => void;
  /** Returns to the list; undefined for a collection of a single entry. */
  onBack: (() => void) | undefined;
};

const nameOf = (value: Readonly<Record<string, unknown>>) =>
  [value.title, value.name].find((text) => typeof text === "string")?.toString() ?? "";

/** The editor of an entry: text, form, and save bar. */
export function Editor({ project, collection, target: opened, title, takesFocus, onSaved, onDirty, onBack }: Props) {
  const entryForm = useEntryForm(collection, opened, onSaved);
  const { target, state, mistakes, dirty, update, stage } = entryForm;
  const [tab, setTab] = useState<"body" | "form">(opened.file ? "body" : "form");
  const [notice, setNotice] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = state !== undefined;
  useEffect(() => {
    if (isRead && takesFocus) heading.current?.focus();
  }, [isRead, takesFocus]);
  useEffect(() => onDirty(), [dirty, onDirty]);

  const context = useMemo(
    () => ({ target, title: nameOf(state?.value ?? {}), staged: state?.staged ?? {}, stage, icons: project.icons }),
    [target, state, stage, project.icons],
  );
  if (!state) return <p role="status">{entryForm.status || "Lecture…"}</p>;

  const isProse = collection.shape === "mdx";
  const textMistakes = mistakes.filter(
    ({ path, elsewhere }) => isProse && path.length === 0 && elsewhere === undefined,
  );
  const others = mistakes.filter((mistake) => !textMistakes.includes(mistake));
  const showsForm = !isProse || tab === "form";
  const { status, abandoned } = entryForm;
  return (
    <FormContextProvider value={context}>
      <form
        className="editor"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setNotice("");
          entryForm.save();
        }}
      >
        {onBack && (
          <button type="button" className="linkButton back" onClick={onBack}>
            ← {collection.title}
          </button>
        )}
        <div className="editorHead">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p role="status" className="notice">
            {notice || status}
            {abandoned && (
              <>
                {" "}
                Des modifications ont été abandonnées ici.{" "}
                <button type="button" className="linkButton" onClick={abandoned.resume}>
                  Les reprendre
                </button>{" "}
                <button type="button" className="linkButton" onClick={abandoned.forget}>
                  Les oublier
                </button>
              </>
            )}
          </p>
          <div className="editorActions">
            {dirty && (
              <button type="button" className="button quiet" onClick={entryForm.discard}>
                Abandonner
              </button>
            )}
            <button type="submit" className="button primary" disabled={!entryForm.savable || entryForm.saving}>
              {entryForm.saving ? "Enregistrement…" : "Enregistrer"}
            </button>
          </div>
        </div>
        <MistakeSummary mistakes={others} schema={collection.schema} onOpen={() => setTab("form")} />
        {isProse && (
          <div className="segmented" role="group" aria-label="Partie modifiée">
            <button type="button" aria-pressed={tab === "body"} onClick={() => setTab("body")}>
              Texte{textMistakes.length > 0 && ` (${textMistakes.length} à corriger)`}
            </button>
            <button type="button" aria-pressed={tab === "form"} onClick={() => setTab("form")}>
              Fiche{others.length > 0 && ` (${others.length} à corriger)`}
            </button>
          </div>
        )}
        {isProse && (
          <div hidden={tab !== "body"}>
            <ProsePane
              target={target}
              schema={collection.schema}
              staged={state.staged}
              text={state.body ?? ""}
              words={entryForm.words}
              mistakes={textMistakes}
              snippets={project.prose}
              onChange={(body) => {
                setNotice("");
                update({ body });
              }}
              onStage={stage}
              onOffer={(offered, name) => update({ value: offerFile(state.value, offered, name) })}
              onNotice={setNotice}
            />
            <ArticlePictures target={target} pictures={state.pictures} staged={state.staged} onStage={stage} />
          </div>
        )}
        <div hidden={!showsForm}>
          <EntryForm
            schema={collection.schema}
            value={state.value}
            mistakes={mistakes}
            onChange={(value) => update({ value })}
          />
        </div>
      </form>
      {entryForm.conflict && (
        <ConflictDialog
          conflict={entryForm.conflict}
          mine={state}
          schema={collection.schema}
          onChoose={entryForm.resolveConflict}
          onClose={entryForm.closeConflict}
        />
      )}
    </FormContextProvider>
  );
}
