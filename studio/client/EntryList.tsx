import { useLayoutEffect, useRef, useState } from "react";
import type { CollectionView, EntrySummary, Target } from "../protocol";
import { EntryItem } from "./EntryItem";

type Props = {
  collection: CollectionView;
  /** The entry last opened, to focus it again. */
  lastOpened: Target | undefined;
  drafted: (target: Target) => boolean;
  /** Another operation is in progress. */
  busy: boolean;
  onOpen: (target: Target) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (entry: EntrySummary) => void;
};

const targetOf = (type: string, { file, index }: EntrySummary): Target => ({ type, file, index });
const isSameTarget = (a: Target | undefined, b: Target) =>
  a?.type === b.type && a.file === b.file && a.index === b.index;

/** The list of a collection's entries: open, add, move, delete. */
export function EntryList({ collection, lastOpened, drafted, busy, onOpen, onMove, onRemove }: Props) {
  const { type, entries, title, canAdd, canOrder, nouns, feminine, broken } = collection;
  // The local order is only valid for the entries it was made from.
  const [reordered, setReordered] = useState<{ entries: typeof entries; order: readonly number[] }>();
  const order = reordered?.entries === entries ? reordered.order : entries.map((_, entryIndex) => entryIndex);
  const [announcement, setAnnouncement] = useState("");
  const items = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removing = useRef(false);
  const pressed = useRef<{ label: string; position: number; by: 1 | -1 }>();

  // Keeps the focus on the moved entry; at an end of the list, on its other button.
  useLayoutEffect(() => {
    const { label, position, by } = pressed.current ?? {};
    if (removing.current) heading.current?.focus();
    removing.current = false;
    pressed.current = undefined;
    if (position === undefined || entries[position]?.label !== label) return;
    const [up, down] = items.current?.children[position]?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [];
    const [wanted, other] = by === -1 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [entries]);

  const step = (position: number, by: number) => {
    const to = position + by;
    if (to < 0 || to >= order.length) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(position, 1));
    setReordered({ entries, order: next });
  };
  const commit = (entryIndex: number) => {
    const to = order.indexOf(entryIndex);
    if (to !== entryIndex) onMove(entryIndex, to);
  };
  const [one] = nouns;
  return (
    <section className="entries" aria-label={title}>
      <div className="entriesHead">
        <h2 ref={heading} tabIndex={-1}>
          {title} <span className="count">{entries.length}</span>
        </h2>
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
      <ol className="entryItems" ref={items}>
        {order.map((entryIndex, position) => {
          const entry = entries[entryIndex];
          if (!entry) return null;
          const target = targetOf(type, entry);
          return (
            <EntryItem
              key={`${entry.file}${entry.index}`}
              entry={entry}
              position={position}
              count={order.length}
              takesFocus={isSameTarget(lastOpened, target)}
              drafted={drafted(target)}
              canOrder={canOrder && entries.length > 1}
              canRemove={canAdd}
              onOpen={() => onOpen(target)}
              onStep={(by) => step(position, by)}
              onEnd={() => commit(entryIndex)}
              onPress={(by) => {
                if (busy) return;
                pressed.current = { label: entry.label, position: position + by, by };
                setAnnouncement(`${entry.label} : place ${position + by + 1} sur ${order.length}`);
                onMove(entryIndex, position + by);
              }}
              onRemove={() => {
                removing.current = true;
                onRemove(entry);
              }}
            />
          );
        })}
      </ol>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </section>
  );
}
