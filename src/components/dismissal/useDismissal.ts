import { type RefObject, useEffect } from "react";

/** While something is open, calls `dismiss` on Escape, and on a press outside `container`. */
export function useDismissal(container: RefObject<HTMLElement>, open: boolean, dismiss: (event: Event) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") dismiss(event);
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (!container.current?.contains(event.target as Node)) dismiss(event);
    };
    document.addEventListener("keydown", onKeyDown, listening);
    document.addEventListener("pointerdown", onPointerDown, listening);
    return () => listening.abort();
  }, [container, open, dismiss]);
}
