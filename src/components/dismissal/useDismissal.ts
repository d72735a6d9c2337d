import { type RefObject, useEffect } from "react";

/** While something is open, calls `dismiss` on Escape, and when a press or the focus goes outside `container`. */
export function useDismissal(container: RefObject<HTMLElement>, open: boolean, dismiss: (event: Event) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") dismiss(event);
    };
    const onDeparture = (event: Event): void => {
      if (!container.current?.contains(event.target as Node)) dismiss(event);
    };
    document.addEventListener("keydown", onKeyDown, listening);
    document.addEventListener("pointerdown", onDeparture, listening);
    document.addEventListener("focusin", onDeparture, listening);
    return () => listening.abort();
  }, [container, open, dismiss]);
}
