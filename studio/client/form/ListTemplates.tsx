import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { useDragSteps } from "../useDragSteps";

/** A list: its items, and a button to add one. */
export function ListTemplate({
  title,
  items,
  canAdd,
  onAddClick,
  schema,
  required,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const label = title || "Liste";
  return (
    <fieldset className="list" id={fieldPathId.$id}>
      <legend className="label">
        {label}
        {!required && <span className="optional"> (facultatif)</span>}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <div className="listItems">{items}</div>
      {canAdd && (
        <button type="button" className="button small" onClick={onAddClick}>
          Ajouter<span className="visuallyHidden"> : {label}</span>
        </button>
      )}
    </fieldset>
  );
}

/** An item: moved by its drag handle, or by its buttons, which keep the focus. */
export function ListItemTemplate({ children, buttonsProps, index, totalItems, itemKey }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const pressed = useRef<"up" | "down" | null>(null);
  const buttons = useRef<Partial<Record<"up" | "down", HTMLButtonElement | null>>>({});
  const handle = useDragSteps({ onStep: (step) => (step < 0 ? onMoveUpItem() : onMoveDownItem()) });

  // At an end of the list its button is disabled: focus the other one.
  useLayoutEffect(() => {
    const side = pressed.current;
    pressed.current = null;
    if (!side) return;
    const wanted = buttons.current[side];
    (wanted?.disabled ? buttons.current[side === "up" ? "down" : "up"] : wanted)?.focus();
  }, [index]);

  const move = (side: "up" | "down", event: MouseEvent) => {
    pressed.current = side;
    (side === "up" ? onMoveUpItem : onMoveDownItem)(event);
  };
  const position = `${index + 1} sur ${totalItems}`;
  return (
    <div className="listItem" data-item={itemKey}>
      <span className="handle" {...handle} aria-hidden="true" title="Glisser pour déplacer" />
      <div className="listItemContent">{children}</div>
      <div className="listItemButtons">
        {(hasMoveUp || hasMoveDown) && (
          <>
            <button
              type="button"
              className="iconButton"
              ref={(node) => void (buttons.current.up = node)}
              disabled={!hasMoveUp}
              aria-label={`Monter l’élément ${position}`}
              onClick={(event) => move("up", event)}
            >
              ↑
            </button>
            <button
              type="button"
              className="iconButton"
              ref={(node) => void (buttons.current.down = node)}
              disabled={!hasMoveDown}
              aria-label={`Descendre l’élément ${position}`}
              onClick={(event) => move("down", event)}
            >
              ↓
            </button>
          </>
        )}
        {hasRemove && (
          <button
            type="button"
            className="iconButton"
            aria-label={`Retirer l’élément ${position}`}
            onClick={onRemoveItem}
          >
            ×
          </button>
        )}
      </div>
    </div>
  );
}
