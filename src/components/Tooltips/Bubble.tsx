import { useEffect, useLayoutEffect, useRef } from "react";
import styles from "./Bubble.module.scss";

type Props = {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** Between the bubble and its anchor, or the edge of the window, in pixels. */
const GAP = 8;

/** Above its anchor, below it where there is no room, and always inside the window. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const room = document.documentElement.clientWidth - offsetWidth - GAP;
  const x = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, room));
  const above = top - offsetHeight - GAP;
  const y = above > GAP ? above : bottom + GAP;
  bubble.style.translate = `${Math.round(x + window.scrollX)}px ${Math.round(y + window.scrollY)}px`;
}

/** What a tooltip says, and what describes its anchor while it is open. */
export function Bubble({ id, anchor, onClose, onEnter, onLeave }: Props) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor);
    anchor.setAttribute("aria-describedby", id);
    return () => anchor.removeAttribute("aria-describedby");
  }, [anchor, id]);

  useEffect(() => {
    const element = bubble.current;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !anchor.contains(target) && !element?.contains(target)) onClose();
    };
    document.addEventListener("keydown", closeOnEscape, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    element?.addEventListener("pointerenter", onEnter, { signal });
    element?.addEventListener("pointerleave", onLeave, { signal });
    return () => listening.abort();
  }, [anchor, onClose, onEnter, onLeave]);

  return (
    <div ref={bubble} id={id} role="tooltip" className={styles.bubble}>
      {anchor.dataset.tooltip}
    </div>
  );
}
