import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the mouse is over `stage`, or the keyboard's focus anywhere in `band` but on a button:
 * the button that resumes the movement must not hold it by being focused.
 */
export function useAttention(band: RefObject<HTMLElement>, stage: RefObject<HTMLElement>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A finger that lifts sends no leave event everywhere: only a mouse hovers.
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
