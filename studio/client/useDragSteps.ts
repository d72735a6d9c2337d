import { type PointerEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

type Steps = { onStep: (step: 1 | -1) => void; onEnd?: () => void };

/**
 * Dragging a list item by its handle, with a mouse or by touch: one step for each neighbour that
 * the pointer passes. Buttons do the same for the keyboard.
 *
 * @returns props for the handle; the item is its closest `[data-item]`.
 */
export function useDragSteps({ onStep, onEnd }: Steps) {
  const latest = useRef({ onStep, onEnd });
  useEffect(() => {
    latest.current = { onStep, onEnd };
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const item = event.currentTarget.closest<HTMLElement>("[data-item]");
    if (!item || event.button !== 0) return;
    event.preventDefault();
    item.dataset.dragged = "";
    const middleOf = (sibling: Element) => {
      const { top, height } = sibling.getBoundingClientRect();
      return top + height / 2;
    };
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const { previousElementSibling: before, nextElementSibling: after } = item;
      // At once: the next move, or the end of the drag, may come before React has drawn this step.
      const step = (by: 1 | -1) => flushSync(() => latest.current.onStep(by));
      if (before?.matches("[data-item]") && clientY < middleOf(before)) step(-1);
      else if (after?.matches("[data-item]") && clientY > middleOf(after)) step(1);
    };
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      delete item.dataset.dragged;
      latest.current.onEnd?.();
    };
    window.addEventListener("pointermove", move, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
  };
  return { onPointerDown };
}
