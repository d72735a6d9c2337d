import { type RefObject, useEffect } from "react";

/** While something is open, Escape or a press outside its `box` calls `dismiss`. */
export function useDismissal(box: RefObject<HTMLElement>, open: boolean, dismiss: (event: Event) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") dismiss(event);
    };
    const onPointerDown = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) dismiss(event);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [box, open, dismiss]);
}
