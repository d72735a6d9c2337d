import { useLayoutEffect, useRef, useState } from "react";
import type { CollectionView, EntrySummary, Target } from "../protocol";
import { isSameSubject, type Subject } from "./drafts";
import { targetOf } from "./entry-target";
import { EntryItem } from "./EntryItem";
import { DraftList } from "./DraftList";

type Props = {
  collection: CollectionView;
  /** The entry last opened, to focus it again. */
  lastOpened: Target | undefined;
  /** The drafts of this collection. */
  drafts: readonly Subject[];
  onDraftsChanged: () => void;
  /** Another operation is in progress. */
  busy: boolean;
  onOpen: (target: Target) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (entry: EntrySummary) => void;
};

const isDrafted = (drafts: readonly Subject[], subject: Subject) =>
  drafts.some((draft) => isSameSubject(draft, subject));

/** The list of a collection's entries: open, add, move, delete. */
export function EntryList({ collection, lastOpened, drafts, onDraftsChanged, busy, onOpen, onMove, onRemove }: Props) {
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
  const fresh: Target = { type, file: null, index: null, id: null };
  return (
    <section className="entries" aria-label={title}>
      <div className="entriesHead">
        <h2 ref={heading} tabIndex={-1}>
          {title} <span className="count">{entries.length}</span>
        </h2>
        {canAdd && (
          <button type="button" className="button small primary" onClick={() => onOpen(fresh)}>
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
      <DraftList
        collection={collection}
        drafts={drafts.filter((draft) => !entries.some((entry) => isSameSubject(draft, targetOf(type, entry))))}
        onOpen={() => onOpen(fresh)}
        onChanged={onDraftsChanged}
      />
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
              takesFocus={isSameSubject(lastOpened, target)}
              drafted={isDrafted(drafts, target)}
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
