import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import styles from "./Tooltip.module.scss";

type Props = {
  anchor: RefObject<HTMLElement>;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
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

/** What a tooltip says: it stays under the pointer, and goes on Escape or at a press elsewhere. */
export function Bubble({ anchor, onClose, onEnter, onLeave, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bubble.current && anchor.current) place(bubble.current, anchor.current);
  }, [anchor]);

  // A layout effect: what is seen can be closed from its first frame on, though a timer opened it.
  useLayoutEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node)) return;
      if (!anchor.current?.contains(target) && !bubble.current?.contains(target)) onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
    };
  }, [anchor, onClose]);

  return (
    <div ref={bubble} role="tooltip" className={styles.bubble} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {children}
    </div>
  );
}
