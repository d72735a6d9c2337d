import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import styles from "./Tooltip.module.scss";

type Props = {
  anchor: RefObject<HTMLElement>;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** Gap to the anchor and to the edges of the viewport, in pixels. */
const GAP = 8;

/** Places the bubble above its anchor, or below if there is no room, within the viewport. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const room = document.documentElement.clientWidth - offsetWidth - GAP;
  const x = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, room));
  const above = top - offsetHeight - GAP;
  const y = above > GAP ? above : bottom + GAP;
  bubble.style.translate = `${Math.round(x + window.scrollX)}px ${Math.round(y + window.scrollY)}px`;
}

/** The tooltip itself: it stays open while hovered; Escape or a press elsewhere closes it. */
export function Bubble({ anchor, onClose, onEnter, onLeave, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bubble.current && anchor.current) place(bubble.current, anchor.current);
  }, [anchor]);

  // A layout effect, so that the bubble can be closed as soon as it is painted.
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
