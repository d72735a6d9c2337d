import { labelOf } from "../../src/content/project/label-of";
import type { CollectionView } from "../protocol";
import { addAbandoned, deleteDraft, type Draft, readDraft, saveDraft, type Subject } from "./drafts";

type Props = {
  collection: CollectionView;
  /** Those of new entries, and of entries that are gone. */
  drafts: readonly Subject[];
  /** Opens the form of a new entry. */
  onOpen: () => void;
  onChanged: () => void;
};

const nameOf = (subject: Subject) => {
  const label = labelOf(readDraft(subject)?.value ?? {}, subject.id ?? "");
  return label ? `« ${label} »` : "sans titre";
};

/** Drafts that no entry of the list shows: a new entry's, and those whose entry was removed or renamed elsewhere. */
export function DraftList({ collection: { type, nouns }, drafts, onOpen, onChanged }: Props) {
  const fresh: Subject = { type, file: null, id: null };
  const hasFresh = drafts.some(({ file }) => file === null);
  /** The text goes on as a new entry: at once, or when one is opened and its owner wants it back. */
  const takeOver = (subject: Subject, save: (subject: Subject, draft: Draft) => boolean) => {
    const draft = readDraft(subject);
    const asNew = draft && { ...draft, version: null, base: {}, baseBody: draft.body === null ? null : "" };
    if (asNew && save(fresh, asNew)) deleteDraft(subject);
    onChanged();
  };
  if (drafts.length === 0) return null;
  return (
    <ul className="drafts" aria-label="Brouillons">
      {drafts.map((subject) =>
        subject.file === null ? (
          <li key="new">
            <button type="button" className="linkButton" onClick={onOpen}>
              Reprendre le brouillon
            </button>{" "}
            {nameOf(subject)}
          </li>
        ) : (
          <li key={`${subject.file}${subject.id}`}>
            <span>
              Brouillon {nameOf(subject)}, dont l’original n’est plus là.{" "}
              {hasFresh && `Terminez d’abord l’autre brouillon (${nouns[0]}).`}
            </span>
            {!hasFresh && (
              <button
                type="button"
                className="button small"
                onClick={() => {
                  takeOver(subject, saveDraft);
                  onOpen();
                }}
              >
                Reprendre comme nouveau
              </button>
            )}
            <button
              type="button"
              className="button small quiet"
              aria-label={`Jeter le brouillon ${nameOf(subject)}`}
              onClick={() => takeOver(subject, addAbandoned)}
            >
              Jeter
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
