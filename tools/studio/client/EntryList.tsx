import { useState } from "react";
import type { CollectionView, EntrySummary, Target } from "../protocol";
import { EntryItem } from "./EntryItem";

type Props = {
  collection: CollectionView;
  selected: Target | undefined;
  drafted: (target: Target) => boolean;
  onOpen: (target: Target) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (entry: EntrySummary) => void;
};

const targetOf = (type: string, { file, index }: EntrySummary): Target => ({ type, file, index });
const isSameTarget = (a: Target | undefined, b: Target) =>
  a?.type === b.type && a.file === b.file && a.index === b.index;

/** The entries of a collection: to open, add, move and delete. */
export function EntryList({ collection, selected, drafted, onOpen, onMove, onRemove }: Props) {
  const { type, entries, title, canAdd, canOrder, nouns, feminine, broken } = collection;
  // An order holds for the entries it was made of: the next reading starts from theirs.
  const [arranged, setArranged] = useState<{ entries: typeof entries; order: readonly number[] }>();
  const order = arranged?.entries === entries ? arranged.order : entries.map((_, position) => position);
  const [said, setSaid] = useState("");

  const step = (place: number, by: number) => {
    const to = place + by;
    if (to < 0 || to >= order.length) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(place, 1));
    setArranged({ entries, order: next });
  };
  const commit = (position: number) => {
    const to = order.indexOf(position);
    if (to !== position) onMove(position, to);
  };
  const [one] = nouns;
  return (
    <section className="entries" aria-label={title}>
      <div className="entriesHead">
        <h2>{title}</h2>
        {canAdd && (
          <button
            type="button"
            className="button small primary"
            onClick={() => onOpen({ type, file: null, index: null })}
          >
            Ajouter
            <span className="visuallyHidden">
              {" "}
              {feminine ? "une" : "un"} {one}
            </span>
          </button>
        )}
      </div>
      {broken.map((message) => (
        <p key={message} role="alert" className="mistakes">
          {message}
        </p>
      ))}
      {drafted({ type, file: null, index: null }) && (
        <button type="button" className="linkButton" onClick={() => onOpen({ type, file: null, index: null })}>
          Reprendre le brouillon
        </button>
      )}
      <ol className="entryItems">
        {order.map((position, place) => {
          const entry = entries[position];
          if (!entry) return null;
          const target = targetOf(type, entry);
          return (
            <EntryItem
              key={`${entry.file}${entry.index}`}
              entry={entry}
              place={place}
              count={order.length}
              current={isSameTarget(selected, target)}
              drafted={drafted(target)}
              canOrder={canOrder && entries.length > 1}
              canRemove={canAdd}
              onOpen={() => onOpen(target)}
              onStep={(by) => step(place, by)}
              onEnd={() => commit(position)}
              onPress={(by) => {
                setSaid(`${entry.label} : place ${place + by + 1} sur ${order.length}`);
                onMove(position, place + by);
              }}
              onRemove={() => onRemove(entry)}
            />
          );
        })}
      </ol>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </section>
  );
}
