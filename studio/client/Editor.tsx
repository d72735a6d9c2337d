import { useEffect, useMemo, useRef, useState } from "react";
import { labelOf } from "../../src/content/project/label-of";
import type { CollectionView, Fields, LaunchLine, ProjectView, Saved, Target } from "../protocol";
import { ConflictDialog } from "./ConflictDialog";
import { EditorHead } from "./EditorHead";
import { EntryForm } from "./form/EntryForm";
import { focusField } from "./form/focus-field";
import { FormContextProvider } from "./form/form-context";
import { MistakeSummary } from "./MistakeSummary";
import { ArticlePictures } from "./prose/ArticlePictures";
import { offerFile } from "../offer-file";
import { ProsePane } from "./prose/ProsePane";
import { SampleNote } from "./SampleNote";
import { useEntryForm } from "./useEntryForm";

type Props = {
  project: ProjectView;
  collection: CollectionView;
  target: Target;
  title: string;
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

/** An entry that its owner makes theirs, but for some fields. */
const ownValue = ({ sample: _sample, sampleFields: _fields, ...value }: Fields, left: readonly string[]): Fields =>
  left.length > 0 ? { ...value, sampleFields: left } : value;

/** The editor of an entry: text, form, and save bar. */
export function Editor(props: Props) {
  const { project, collection, target: opened, title, takesFocus, field, samples } = props;
  const { onSaved, onDirty, onBack, backTitle } = props;
  const entryForm = useEntryForm(collection, opened, onSaved);
  const { target, state, mistakes, dirty, update, stage } = entryForm;
  const [tab, setTab] = useState<"body" | "form">(opened.file ? "body" : "form");
  const [notice, setNotice] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = state !== undefined;
  useEffect(() => {
    if (!isRead || !takesFocus) return;
    if (field === undefined) heading.current?.focus();
    else focusField([field]);
  }, [isRead, takesFocus, field]);
  useEffect(() => onDirty(), [dirty, onDirty]);

  const context = useMemo(
    () => ({
      target,
      title: labelOf(state?.value ?? {}, ""),
      staged: state?.staged ?? {},
      stage,
      icons: project.icons,
    }),
    [target, state, stage, project.icons],
  );
  if (!state) return <p role="status">{entryForm.status || "Lecture…"}</p>;

  const isProse = collection.shape === "mdx";
  const textMistakes = mistakes.filter(
    ({ path, elsewhere }) => isProse && path.length === 0 && elsewhere === undefined,
  );
  const others = mistakes.filter((mistake) => !textMistakes.includes(mistake));
  const showsForm = !isProse || tab === "form";
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
            ← {backTitle}
          </button>
        )}
        <EditorHead title={title} heading={heading} notice={notice} entryForm={entryForm} />
        <SampleNote
          samples={samples}
          busy={entryForm.saving}
          onOwn={(left) => {
            setNotice("");
            entryForm.saveAs(ownValue(state.value, left));
          }}
        />
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
