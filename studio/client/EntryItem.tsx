import { useEffect, useRef } from "react";
import type { EntrySummary } from "../protocol";
import { useDragSteps } from "./useDragSteps";

type Props = {
  entry: EntrySummary;
  position: number;
  count: number;
  takesFocus: boolean;
  drafted: boolean;
  canOrder: boolean;
  canRemove: boolean;
  onOpen: () => void;
  onStep: (by: 1 | -1) => void;
  onEnd: () => void;
  onPress: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** An entry of a list, with a drag handle and buttons to move or delete it. */
export function EntryItem({
  entry,
  position,
  count,
  takesFocus,
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <li className="entryItem" data-item>
      {canOrder && <span className="handle" {...handle} aria-hidden="true" title="Glisser pour déplacer" />}
      <button type="button" className="entryOpen" ref={button} onClick={onOpen}>
        <span className="entryLabel">{label}</span>
        {drafted && <span className="badge">brouillon</span>}
        {entry.sample && <span className="badge">exemple</span>}
      </button>
      {canOrder && (
        <>
          <button
            type="button"
            className="iconButton"
            data-move
            disabled={position === 0}
            aria-label={`Monter : ${label}`}
            onClick={() => onPress(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="iconButton"
            data-move
            disabled={position === count - 1}
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
