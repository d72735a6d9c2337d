import type { RefObject } from "react";
import type { useEntryForm } from "./useEntryForm";

type Props = {
  title: string;
  heading: RefObject<HTMLHeadingElement>;
  /** In place of the form's own status. */
  notice: string;
  entryForm: ReturnType<typeof useEntryForm>;
};

/** The title of an entry, what became of it, and what saves it or gives it up. */
export function EditorHead({ title, heading, notice, entryForm }: Props) {
  const { status, abandoned, dirty, savable, saving, discard } = entryForm;
  return (
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
          <button type="button" className="button quiet" onClick={discard}>
            Abandonner
          </button>
        )}
        <button type="submit" className="button primary" disabled={!savable || saving}>
          {saving ? "Enregistrement…" : "Enregistrer"}
        </button>
      </div>
    </div>
  );
}
