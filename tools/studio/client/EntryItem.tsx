import type { EntrySummary } from "../protocol";
import { useDragSteps } from "./useDragSteps";

type Props = {
  entry: EntrySummary;
  place: number;
  count: number;
  current: boolean;
  drafted: boolean;
  canOrder: boolean;
  canRemove: boolean;
  onOpen: () => void;
  onStep: (by: 1 | -1) => void;
  onEnd: () => void;
  onPress: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One entry of a list: its name opens it; its handle and its buttons move or delete it. */
export function EntryItem({
  entry,
  place,
  count,
  current,
  drafted,
  canOrder,
  canRemove,
  onOpen,
  onStep,
  onEnd,
  onPress,
  onRemove,
}: Props) {
  const handle = useDragSteps({ onStep, onEnd });
  const { label } = entry;
  return (
    <li className="entryItem" data-item data-current={current || undefined}>
      {canOrder && <span className="handle" {...handle} aria-hidden="true" title="Glisser pour déplacer" />}
      <button type="button" className="entryOpen" aria-current={current || undefined} onClick={onOpen}>
        {label}
        {drafted && <span className="badge">brouillon</span>}
        {entry.sample && <span className="badge">exemple</span>}
      </button>
      {canOrder && (
        <>
          <button
            type="button"
            className="iconButton"
            disabled={place === 0}
            aria-label={`Monter : ${label}`}
            onClick={() => onPress(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="iconButton"
            disabled={place === count - 1}
            aria-label={`Descendre : ${label}`}
            onClick={() => onPress(1)}
          >
            ↓
          </button>
        </>
      )}
      {canRemove && (
        <button type="button" className="iconButton" aria-label={`Supprimer : ${label}`} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  );
}
