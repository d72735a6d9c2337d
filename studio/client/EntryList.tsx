import { useLayoutEffect, useRef, useState } from "react";
import { labelOf } from "../../src/content/project/label-of";
import type { CollectionView, Target } from "../protocol";
import { isSameSubject, readDraft, resumeAsNew, type Subject } from "./drafts";
import type { Operations } from "./useOperations";

type Props = {
  collection: CollectionView;
  /** The entry last opened, to focus it again. */
  lastOpened: Target | undefined;
  /** The drafts of this collection. */
  drafts: readonly Subject[];
  operations: Operations;
  onOpen: (target: Target) => void;
};

/** A new entry, with an id that tells its draft from the drafts of other new entries. */
const newTarget = (type: string): Target => ({ type, file: null, index: null, id: crypto.randomUUID() });

type ArrowProps = { label: string; by: 1 | -1; isEnd: boolean; onPress: (by: 1 | -1) => void };

const Arrow = ({ label, by, isEnd, onPress }: ArrowProps) => (
  <button
    type="button"
    className="icon"
    data-move={by}
    disabled={isEnd}
    aria-label={`${by === -1 ? "Monter" : "Descendre"} : ${label}`}
    onClick={() => onPress(by)}
  >
    {by === -1 ? "↑" : "↓"}
  </button>
);

/** The list of a collection's entries: open, add, move, delete. */
export function EntryList({ collection, lastOpened, drafts, operations, onOpen }: Props) {
  const { type, entries, title, canAdd, nouns, feminine, broken } = collection;
  const canOrder = collection.canOrder && entries.length > 1;
  const [announcement, setAnnouncement] = useState("");
  const section = useRef<HTMLElement>(null);
  /** What to focus once the list is drawn anew, in order of preference. */
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    const found = wanted.current.flatMap((selector) => section.current?.querySelector<HTMLElement>(selector) ?? []);
    wanted.current = [];
    found[0]?.focus();
  }, [entries]);
  // Back from a form.
  useLayoutEffect(() => section.current?.querySelector<HTMLElement>("[data-last]")?.focus(), []);

  const move = (from: number, by: 1 | -1) => {
    const to = from + by;
    const item = `li:nth-child(${to + 1})`;
    wanted.current = [`${item} [data-move="${by}"]:enabled`, `${item} [data-move]:enabled`];
    setAnnouncement(`${entries[from]?.label} : place ${to + 1} sur ${entries.length}`);
    void operations.move(from, to);
  };
  const subjectOf = ({ file, id }: Subject | (typeof entries)[number]): Subject => ({ type, file, id });
  const withoutEntry = drafts.filter((draft) => !entries.some((entry) => isSameSubject(draft, subjectOf(entry))));
  const resume = (subject: Subject) => {
    const target = resumeAsNew(subject);
    if (target) onOpen(target);
  };
  return (
    <section ref={section} aria-label={title}>
      <div className="row">
        <h2 tabIndex={-1}>
          {title} <span className="help">{entries.length}</span>
        </h2>
        {canAdd && (
          <button type="button" className="primary" onClick={() => onOpen(newTarget(type))}>
            Ajouter
            <span className="visuallyHidden">
              {" "}
              {feminine ? "une" : "un"} {nouns[0]}
            </span>
          </button>
        )}
      </div>
      {broken.map((message) => (
        <p key={message} role="alert" className="mistakes">
          {message}
        </p>
      ))}
      {withoutEntry.length > 0 && (
        <ul className="lines" aria-label="Brouillons">
          {withoutEntry.map((subject) => (
            <li key={`${subject.file}${subject.id}`}>
              <span>
                « {labelOf(readDraft(subject)?.value ?? {}, "sans titre")} »
                {subject.file !== null && ", dont l’original n’est plus là"}
              </span>
              <button type="button" onClick={() => resume(subject)}>
                Reprendre le brouillon
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className="entries">
        {entries.map((entry, position) => {
          const { file, index, id, label, sample } = entry;
          const arrow = { label, onPress: (by: 1 | -1) => !operations.busy && move(position, by) };
          return (
            <li key={`${file}${index}`}>
              <button
                type="button"
                className="entryOpen"
                data-last={isSameSubject(lastOpened, subjectOf(entry)) || undefined}
                onClick={() => onOpen({ type, file, index, id })}
              >
                <span className="entryLabel">{label}</span>
                {drafts.some((draft) => isSameSubject(draft, subjectOf(entry))) && (
                  <span className="badge">brouillon</span>
                )}
                {sample && <span className="badge">exemple</span>}
              </button>
              {canOrder && <Arrow {...arrow} by={-1} isEnd={position === 0} />}
              {canOrder && <Arrow {...arrow} by={1} isEnd={position === entries.length - 1} />}
              {canAdd && (
                <button
                  type="button"
                  className="icon"
                  aria-label={`Supprimer : ${label}`}
                  onClick={() => {
                    wanted.current = ["h2"];
                    void operations.remove(entry);
                  }}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </section>
  );
}
