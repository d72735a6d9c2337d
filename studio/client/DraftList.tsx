import { labelOf } from "../../src/content/project/label-of";
import type { CollectionView, FormContent, Target } from "../protocol";
import { ask } from "./api";
import { deleteDraft, readDraft, saveDraft, type Subject } from "./drafts";

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
export function DraftList({ collection: { type, nouns, title }, drafts, onOpen, onChanged }: Props) {
  const fresh: Target = { type, file: null, index: null, id: null };
  const hasFresh = drafts.some(({ file }) => file === null);
  /** The text goes on as a new entry: at once, or when its owner takes it out of the bin. */
  const asNew = (subject: Subject): FormContent | undefined => {
    const draft = readDraft(subject);
    return draft && { ...draft, ...fresh, version: null, base: {}, baseBody: draft.body === null ? null : "" };
  };
  const takeOver = (subject: Subject) => {
    const draft = asNew(subject);
    if (draft && saveDraft(draft)) deleteDraft(subject);
    onChanged();
    onOpen();
  };
  const throwAway = async (subject: Subject) => {
    await ask("keep-draft", { title: labelOf(readDraft(subject)?.value ?? {}, title), draft: asNew(subject) });
    deleteDraft(subject);
    onChanged();
  };
  if (drafts.length === 0) return null;
  return (
    <ul className="lines" aria-label="Brouillons">
      {drafts.map((subject) =>
        subject.file === null ? (
          <li key="new">
            <button type="button" className="link" onClick={onOpen}>
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
              <button type="button" onClick={() => takeOver(subject)}>
                Reprendre comme nouveau
              </button>
            )}
            <button
              type="button"
              aria-label={`Jeter le brouillon ${nameOf(subject)}`}
              onClick={() => void throwAway(subject).catch(() => undefined)}
            >
              Jeter
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
