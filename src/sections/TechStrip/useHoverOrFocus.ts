import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the mouse is over `stage` or the focus inside `band`, buttons excluded: the focused
 * resume button must not keep the marquee paused.
 */
export function useHoverOrFocus(band: RefObject<HTMLElement>, stage: RefObject<HTMLElement>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Touch does not always fire `pointerleave`: only count the mouse.
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== "touch") setHovered(event.type === "pointerenter");
    };
    stage.current?.addEventListener("pointerenter", onPointer, { signal });
    stage.current?.addEventListener("pointerleave", onPointer, { signal });
    band.current?.addEventListener(
      "focusin",
      ({ target }) => setFocused(target instanceof Element && !target.closest("button")),
      { signal },
    );
    band.current?.addEventListener("focusout", () => setFocused(false), { signal });
    return () => listening.abort();
  }, [band, stage]);

  return hovered || focused;
}
